// Splitting and resolving references. Purely textual; nothing is ever fetched.

#include "schema/uri.hpp"

#include <vector>

namespace toolbind::schema {
namespace {

bool is_alpha(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_scheme_char(char c) { return is_alpha(c) || (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'; }

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// `https://host` of `https://host/a/b`, `urn:` of `urn:x`; empty for a path.
std::size_t authority_end(std::string_view uri) {
  if (!has_scheme(uri)) return 0;
  const std::size_t colon = uri.find(':');
  if (uri.substr(colon + 1, 2) != "//") return colon + 1;
  const std::size_t slash = uri.find('/', colon + 3);
  return slash == std::string_view::npos ? uri.size() : slash;
}

std::string without_dots(std::string_view path) {
  const bool absolute = path.starts_with('/');
  std::vector<std::string_view> parts;
  bool directory = false;
  while (!path.empty()) {
    const std::size_t slash = path.find('/');
    const std::string_view part = path.substr(0, slash);
    path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    directory = slash != std::string_view::npos && path.empty();
    if (part == "..") {
      if (!parts.empty() && parts.back() != "..")
        parts.pop_back();
      else if (!absolute)
        parts.push_back(part);
    } else if (part != "." && !part.empty()) {
      parts.push_back(part);
    }
  }
  std::string out = absolute ? "/" : "";
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += '/';
    out += parts[i];
  }
  if (directory && !parts.empty()) out += '/';
  return out;
}

}  // namespace

bool has_scheme(std::string_view uri) {
  const std::size_t colon = uri.find(':');
  if (colon == std::string_view::npos || colon < 2 || !is_alpha(uri[0])) return false;
  for (const char c : uri.substr(0, colon)) {
    if (!is_scheme_char(c)) return false;
  }
  return true;
}

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
    const int low = high >= 0 ? hex_value(text[i + 2]) : -1;
    if (low < 0) {
      out += text[i];
      continue;
    }
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

std::string fragment_of(std::string_view pointer) {
  constexpr std::string_view digits = "0123456789ABCDEF", not_in_uris = " \"<>\\^`{|}%";
  std::string out = "#";
  for (const char c : pointer) {
    if (static_cast<unsigned char>(c) >= 0x20 && not_in_uris.find(c) == std::string_view::npos) {
      out += c;
      continue;
    }
    out += '%';
    out += digits[static_cast<unsigned char>(c) / 16];
    out += digits[static_cast<unsigned char>(c) % 16];
  }
  return out;
}

Reference split_reference(std::string_view text) {
  const std::size_t hash = text.find('#');
  if (hash == std::string_view::npos) return {std::string(text), ""};
  return {std::string(text.substr(0, hash)), percent_decoded(text.substr(hash + 1))};
}

std::string resolve_uri(std::string_view base, std::string_view reference) {
  if (reference.empty()) return std::string(base);
  if (has_scheme(reference)) return std::string(reference);
  const std::size_t authority = authority_end(base);
  if (reference.starts_with("//")) return std::string(base.substr(0, base.find(':') + 1)) + std::string(reference);
  if (reference.starts_with('/')) return std::string(base.substr(0, authority)) + without_dots(reference);
  const std::string_view path = base.substr(authority);
  const std::size_t slash = path.rfind('/');
  const std::string_view folder = slash == std::string_view::npos ? std::string_view() : path.substr(0, slash + 1);
  return std::string(base.substr(0, authority)) + without_dots(std::string(folder) + std::string(reference));
}

std::string pointer_token(std::string_view key) {
  std::string out;
  for (const char c : key) {
    if (c == '~')
      out += "~0";
    else if (c == '/')
      out += "~1";
    else
      out += c;
  }
  return out;
}

std::string pointer_key(std::string_view token) {
  std::string out;
  for (std::size_t i = 0; i < token.size(); ++i) {
    const bool escaped = token[i] == '~' && i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1');
    if (escaped) ++i;
    out += !escaped ? token[i] : token[i] == '0' ? '~' : '/';
  }
  return out;
}

}  // namespace toolbind::schema
