// Takes a string, gives whether it is a date, time, date-time (RFC 3339, section 5.6) or duration (its appendix A).
// Fields have fixed widths and are taken off the front one by one. A second 60 is a leap second and only stands at
// 23:59 UTC.
#include <cstddef>
#include <optional>

#include "text/format_rules.hpp"

namespace toolbind::text::rules {
namespace {

constexpr int minutes_per_day = 24 * 60;

/// Takes exactly `width` digits off the front.
std::optional<int> read_digits(std::string_view& text, std::size_t width) {
  if (text.size() < width) return std::nullopt;
  int value = 0;
  for (const char c : text.substr(0, width)) {
    if (!is_digit(c)) return std::nullopt;
    value = value * 10 + (c - '0');
  }
  text.remove_prefix(width);
  return value;
}

/// Two digits, at most `highest`.
std::optional<int> read_field(std::string_view& text, int highest) {
  const auto value = read_digits(text, 2);
  return value && *value <= highest ? value : std::nullopt;
}

int days_in(int year, int month) {
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  if (month == 2) return leap ? 29 : 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/// `23:59`, in minutes.
std::optional<int> read_minutes(std::string_view& text) {
  const auto hour = read_field(text, 23);
  if (!hour || !accept(text, ':')) return std::nullopt;
  const auto minute = read_field(text, 59);
  if (!minute) return std::nullopt;
  return *hour * 60 + *minute;
}

bool read_fraction(std::string_view& text) {
  if (!accept(text, '.')) return true;
  if (text.empty() || !is_digit(text.front())) return false;
  while (!text.empty() && is_digit(text.front())) text.remove_prefix(1);
  return true;
}

/// `Z` or `+01:30`, in minutes east of UTC.
std::optional<int> read_offset(std::string_view& text) {
  if (accept(text, 'Z') || accept(text, 'z')) return 0;
  const bool west = text.starts_with('-');
  if (!accept(text, west ? '-' : '+')) return std::nullopt;
  const auto minutes = read_minutes(text);
  if (!minutes) return std::nullopt;
  return west ? -*minutes : *minutes;
}

bool ends_utc_day(int local_minutes, int offset) {
  return (local_minutes - offset + minutes_per_day) % minutes_per_day == minutes_per_day - 1;
}

/// One or more of `units` without a gap, each with a number before it: of "YMD", `1Y2M` and `2M3D` but not `1Y3D`.
bool read_units(std::string_view& text, std::string_view units) {
  bool any = false;
  while (!text.empty() && is_digit(text.front())) {
    while (!text.empty() && is_digit(text.front())) text.remove_prefix(1);
    if (text.empty()) return false;
    const std::size_t unit = any ? 0 : units.find(text.front());
    if (unit >= units.size() || units[unit] != text.front()) return false;
    units.remove_prefix(unit + 1);
    text.remove_prefix(1);
    any = true;
  }
  return any;
}

bool is_whole_units(std::string_view text, std::string_view units) { return read_units(text, units) && text.empty(); }

}  // namespace

bool is_date(std::string_view text) {
  const auto year = read_digits(text, 4);
  if (!year || !accept(text, '-')) return false;
  const auto month = read_field(text, 12);
  if (!month || *month < 1 || !accept(text, '-')) return false;
  const auto day = read_field(text, days_in(*year, *month));
  return day && *day >= 1 && text.empty();
}

bool is_time(std::string_view text) {
  const auto minutes = read_minutes(text);
  if (!minutes || !accept(text, ':')) return false;
  const auto second = read_field(text, 60);
  if (!second || !read_fraction(text)) return false;
  const auto offset = read_offset(text);
  return offset && text.empty() && (*second < 60 || ends_utc_day(*minutes, *offset));
}

bool is_date_time(std::string_view text) {
  constexpr std::size_t date_size = std::string_view("2024-02-29").size();
  if (text.size() <= date_size || (text[date_size] != 'T' && text[date_size] != 't')) return false;
  return is_date(text.substr(0, date_size)) && is_time(text.substr(date_size + 1));
}

bool is_duration(std::string_view text) {
  if (!accept(text, 'P')) return false;
  if (text.ends_with('W')) return is_whole_units(text, "W");
  if (!text.starts_with('T') && !read_units(text, "YMD")) return false;
  return text.empty() || (accept(text, 'T') && is_whole_units(text, "HMS"));
}

}  // namespace toolbind::text::rules
