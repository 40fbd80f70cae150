// Reads a file and finds lines and columns in it. Line starts are indexed once; columns need the number of code points
// up to an offset, so these are counted once per block: a column in a minified document of one 20 MB line costs the
// scan of one block, not of the line.

#include "generator/source/source_file.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "generator/source/diagnostic.hpp"
#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

constexpr std::size_t block_size = 4096;

std::string without_byte_order_mark(std::string content) {
  if (content.starts_with("\xEF\xBB\xBF")) content.erase(0, 3);
  return content;
}

std::size_t count_code_points(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char byte) { return !is_utf8_continuation(byte); }));
}

/// Reads to the end in pieces, because pipes and devices don't know their size. Nothing when over the limit.
std::optional<std::string> read_all(std::ifstream& stream) {
  std::string content;
  std::vector<char> piece(std::size_t{256} * 1024);
  while (stream) {
    stream.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    content.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
    if (content.size() > max_source_size) return std::nullopt;
  }
  return content;
}

}  // namespace

SourceFile::SourceFile(std::string path_shown, std::string content)
    : path(std::move(path_shown)), text(without_byte_order_mark(std::move(content))) {
  line_begins_.push_back(0);
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
    line_begins_.push_back(at + 1);
  }
  std::size_t counted = 0;
  for (std::size_t at = 0; at < text.size(); at += block_size) {
    code_points_before_block_.push_back(counted);
    counted += count_code_points(std::string_view{text}.substr(at, block_size));
  }
  code_points_before_block_.push_back(counted);
}

std::size_t SourceFile::code_points_before(std::size_t offset) const {
  const std::size_t block = offset / block_size;
  const std::size_t start = block * block_size;
  if (start >= text.size()) return code_points_before_block_.back();
  return code_points_before_block_[block] + count_code_points(std::string_view{text}.substr(start, offset - start));
}

Position SourceFile::position(std::size_t offset) const {
  offset = std::min(offset, text.size());
  const auto after = std::upper_bound(line_begins_.begin(), line_begins_.end(), offset);
  const auto line = static_cast<std::size_t>(after - line_begins_.begin());
  return {line, code_points_before(offset) - code_points_before(*std::prev(after)) + 1};
}

std::size_t SourceFile::line_begin(std::size_t number) const {
  return number == 0 || number > line_begins_.size() ? text.size() : line_begins_[number - 1];
}

std::string_view SourceFile::line(std::size_t number) const {
  const std::size_t begin = line_begin(number);
  std::string_view found = std::string_view{text}.substr(begin);
  found = found.substr(0, found.find('\n'));
  if (found.ends_with('\r')) found.remove_suffix(1);
  return found;
}

std::shared_ptr<const SourceFile> load_source(const std::string& path, DiagnosticSink& sink, Span wanted_by) {
  const auto refuse = [&](const std::string& why) {
    sink.error(wanted_by, "cannot read " + in_quotes(path) + ": " + why);
    return nullptr;
  };
  // Asked first, because opening a directory succeeds on some systems and reads as an empty file.
  std::error_code failure;
  const auto status = std::filesystem::status(path, failure);
  if (status.type() == std::filesystem::file_type::not_found) return refuse("no such file");
  if (std::filesystem::is_directory(status)) return refuse("it is a directory");

  std::ifstream stream(path, std::ios::binary);
  if (!stream) return refuse("no permission to open it");
  std::optional<std::string> content = read_all(stream);
  if (!content) return refuse("it is larger than 64 MB");
  if (stream.bad()) return refuse("reading failed");

  auto source = std::make_shared<const SourceFile>(path, std::move(*content));
  sink.keep_alive(source);
  return source;
}

}  // namespace toolbind::gen
