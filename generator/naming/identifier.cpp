// Takes any text of a tool description (a property, an enum value, a tool's name) and gives a C++ identifier.
// First the characters: legal ones stay, every other one becomes an underscore, then the places where underscores
// make a name reserved are cleaned. A text without letters or digits is spelled out instead. Last, a name that C++
// or a common header has taken gets a trailing underscore, and a very long one is cut and marked with a hash.

#include "generator/naming/identifier.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

constexpr std::size_t longest_name = 100;

constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_alnum(char c) { return is_lower(c) || is_upper(c) || is_digit(c); }
constexpr bool is_legal(char c) { return is_alnum(c) || c == '_'; }
constexpr char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

bool is_keyword(std::string_view name) {
  static const std::unordered_set<std::string_view> keywords = {
      "alignas", "alignof", "asm", "auto", "bool", "break", "case", "catch", "char", "char8_t", "char16_t", "char32_t",
      "class", "concept", "const", "consteval", "constexpr", "constinit", "const_cast", "continue", "co_await",
      "co_return", "co_yield", "decltype", "default", "delete", "do", "double", "dynamic_cast", "else", "enum",
      "explicit", "export", "extern", "false", "float", "for", "friend", "goto", "if", "inline", "int", "long",
      "mutable", "namespace", "new", "noexcept", "nullptr", "operator", "private", "protected", "public", "register",
      "reinterpret_cast", "requires", "return", "short", "signed", "sizeof", "static", "static_assert", "static_cast",
      "struct", "switch", "template", "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename",
      "union", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while",
      // Alternative tokens: operators that look like names.
      "and", "and_eq", "bitand", "bitor", "compl", "not", "not_eq", "or", "or_eq", "xor", "xor_eq",
      // Words with a meaning in some places only. Legal as names, but `int final;` or `module x;` confuse.
      "final", "override", "import", "module",
      // Keywords of GNU mode and of later standards, and the one namespace that every generated name refers to.
      "typeof", "contract_assert", "std"};
  return keywords.contains(name);
}

/// Names that are macros as soon as a user includes some common header before the generated one. A member or an
/// enumerator of that name then fails to compile, with a message that does not point to the cause, or is silently
/// renamed in one translation unit and not in the other.
bool is_known_macro(std::string_view name) {
  static const std::unordered_set<std::string_view> macros = {
      // Predefined by compilers in GNU mode, or usual on the command line of a build.
      "unix", "linux", "i386", "sun", "sparc", "mips", "vax", "hpux", "DEBUG", "NDEBUG", "UNICODE", "WIN32", "WIN64",
      "ANDROID",
      // The C library: <stdio.h>, <stdlib.h>, <errno.h>, <assert.h>, <math.h>, <complex.h>, <stdarg.h>, <setjmp.h>.
      "NULL", "errno", "EOF", "BUFSIZ", "stdin", "stdout", "stderr", "assert", "INFINITY", "NAN", "HUGE", "HUGE_VAL",
      "HUGE_VALF", "HUGE_VALL", "DOMAIN", "SING", "OVERFLOW", "UNDERFLOW", "PLOSS", "TLOSS", "I", "complex",
      "imaginary", "offsetof", "setjmp", "va_arg", "va_copy", "va_end", "va_start", "RAND_MAX", "CLOCKS_PER_SEC",
      "TIME_UTC", "L_tmpnam", "P_tmpdir", "MB_CUR_MAX", "CHAR_BIT", "noreturn", "alloca", "signbit", "isnan", "isinf",
      "isfinite", "isnormal", "fpclassify", "WEOF",
      // POSIX and BSD: <sys/sysmacros.h>, <sys/param.h>, <sys/stat.h>, <netinet/in.h>, <netdb.h>, <termios.h>.
      "major", "minor", "makedev", "MIN", "MAX", "ABS", "CLAMP", "howmany", "roundup", "powerof2", "st_atime",
      "st_mtime", "st_ctime", "s_addr", "h_addr", "h_errno", "sa_handler", "sa_sigaction", "htonl", "htons", "ntohl",
      "ntohs", "PATH_MAX", "WNOHANG", "WUNTRACED", "PAGE_SIZE", "LOCK_SH", "LOCK_EX", "LOCK_UN", "CTRL", "CLOCAL",
      "CREAD", "HUPCL", "NCCS", "OPOST", "PARENB", "TOSTOP", "stat64", "TRUE", "FALSE",
      // <windows.h>: lower-case leftovers of 16 bits, annotations, and access rights or results.
      "min", "max", "interface", "small", "hyper", "near", "far", "pascal", "cdecl", "NEAR", "FAR", "PASCAL", "IN",
      "OUT", "OPTIONAL", "CONST", "VOID", "THIS", "STRICT", "CALLBACK", "WINAPI", "APIENTRY", "DELETE", "ERROR",
      "NO_ERROR", "INFINITE", "IGNORE", "ABSOLUTE", "RELATIVE", "TRANSPARENT", "OPAQUE", "ALTERNATE", "WINDING",
      "PASSTHROUGH", "SYNCHRONIZE", "READ_CONTROL", "WRITE_DAC", "WRITE_OWNER", "GENERIC_READ", "GENERIC_WRITE",
      "GENERIC_ALL", "GENERIC_EXECUTE", "CREATE_NEW", "CREATE_ALWAYS", "OPEN_EXISTING", "OPEN_ALWAYS",
      "TRUNCATE_EXISTING", "RGB", "DIFFERENCE", "CREATE_SUSPENDED", "TEXT", "S_OK", "S_FALSE", "environ",
      // <windows.h>: functions that are macros for their A or W form, and are the names of everyday tools as well.
      "AddJob", "CopyFile", "CreateDialog", "CreateDirectory", "CreateEvent", "CreateFile", "CreateFont", "CreateMutex",
      "CreateProcess", "CreateSemaphore", "CreateService", "CreateWindow", "DeleteFile", "DispatchMessage", "DrawText",
      "EncryptFile", "DecryptFile", "FindFirstFile", "FindNextFile", "FindText", "FindWindow", "FormatMessage",
      "GetCommandLine", "GetComputerName", "GetCurrentDirectory", "GetCurrentTime", "GetDateFormat", "GetDiskFreeSpace",
      "GetEnvironmentVariable", "GetFileAttributes", "GetFullPathName", "GetJob", "GetMessage", "GetObject",
      "GetTempFileName", "GetTempPath", "GetTimeFormat", "GetUserName", "GetVersionEx", "InsertMenu", "LoadImage",
      "LoadLibrary", "LoadString", "MessageBox", "MoveFile", "OpenEvent", "OpenService", "PlaySound", "PostMessage",
      "RegisterClass", "RemoveDirectory", "ReplaceFile", "ReplaceText", "ReportEvent", "SearchPath", "SendMessage",
      "SetCurrentDirectory", "SetEnvironmentVariable", "SetJob", "StartService", "UpdateResource", "Yield",
      // <X11/X.h> and <X11/Xlib.h>: ordinary capitalised words.
      "Bool", "None", "Status", "True", "False", "Always", "Success", "Above", "Below", "Complex", "Convex",
      "Nonconvex", "Unsorted", "YSorted", "CursorShape", "Expose", "FocusIn", "FocusOut", "FontChange", "GrayScale",
      "StaticGray", "StaticColor", "TrueColor", "PseudoColor", "DirectColor", "KeyPress", "KeyRelease", "ButtonPress",
      "ButtonRelease", "Button1", "Button2", "Button3", "Button4", "Button5", "CurrentTime", "ParentRelative",
      "PropertyNotify", "DestroyAll", "InputOnly", "InputOutput", "IsUnmapped", "IsUnviewable", "IsViewable",
      "NoSymbol", "NotUseful", "WhenMapped", "Opposite", "TopIf", "BottomIf", "BadAccess", "BadValue", "BadMatch",
      "BadName", "BadLength", "BadRequest",
      // Qt without QT_NO_KEYWORDS.
      "signals", "slots", "emit", "foreach", "forever"};
  return macros.contains(name);
}

/// Families of macros that are too large for a list, and that the C standard leaves open to growth: the codes of
/// <errno.h>, the signals, the limits, and the upper-case prefixes of the C library and <windows.h>.
bool is_macro_pattern(std::string_view name) {
  const auto all = [](std::string_view part, auto allowed) {
    return !part.empty() && std::all_of(part.begin(), part.end(), allowed);
  };
  const auto upper_or_digit = [](char c) { return is_upper(c) || is_digit(c); };
  const auto upper_word = [](char c) { return is_upper(c) || is_digit(c) || c == '_'; };

  if (name.starts_with('E') && all(name.substr(1), upper_or_digit)) return true;  // EINVAL, E2BIG
  if (name.starts_with("SIG") && all(name.substr(3), is_upper)) return true;      // SIGINT
  if ((name.starts_with("PRI") || name.starts_with("SCN")) && name.size() > 3) {  // PRId64, PRIXMAX, SCNu8
    if (is_lower(name[3]) || (name[3] == 'X' && all(name.substr(4), upper_or_digit))) return true;
  }
  if (name.size() > 1 && name.size() < 9 && name[0] == 'B' && all(name.substr(1), is_digit)) return true;  // B9600
  if (!all(name, upper_word)) return false;
  for (const std::string_view ending : {"_MAX", "_MIN", "_WIDTH"}) {
    if (name.size() > ending.size() && name.ends_with(ending)) return true;
  }
  for (const std::string_view start : {"SIG_",    "LC_", "FE_", "FP_", "M_",  "FLT_",   "DBL_",    "LDBL_", "SEEK_",
                                       "EXIT_",   "O_",  "S_I", "F_",  "AF_", "PF_",    "SO_",     "SOCK_", "CLOCK_",
                                       "ATOMIC_", "WM_", "VK_", "MB_", "SW_", "ERROR_", "STATUS_", "QT_",   "Q_"}) {
    if (name.size() > start.size() && name.starts_with(start)) return true;
  }
  return false;
}

bool must_not_be_used(std::string_view name) {
  if (name.ends_with('_')) return false;  // No such name is in a list, and a second underscore would be reserved.
  return is_keyword(name) || is_known_macro(name) || is_macro_pattern(name);
}

/// FNV-1a as eight hexadecimal digits: the same on every machine, so that generated code does not change.
std::string short_hash(std::string_view text) {
  std::uint32_t hash = 2166136261U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  std::string digits(8, '0');
  for (std::size_t i = digits.size(); i-- > 0; hash >>= 4U) digits[i] = "0123456789abcdef"[hash & 0xFU];
  return digits;
}

/// The last step for every name. The `h` keeps a cut name apart from the upper-case macro families.
std::string finish(std::string name, std::string_view text) {
  if (must_not_be_used(name)) name += '_';
  if (name.size() <= longest_name) return name;
  const std::string suffix = "_h" + short_hash(text);
  name.resize(longest_name - suffix.size());
  if (name.ends_with('_')) name.pop_back();
  return name + suffix;
}

std::string spelled_punctuation(std::string_view text) {
  static constexpr std::pair<std::string_view, std::string_view> spellings[] = {{"+", "plus"},
                                                                                {"-", "minus"},
                                                                                {"*", "star"},
                                                                                {"/", "slash"},
                                                                                {"%", "percent"},
                                                                                {"=", "equal"},
                                                                                {"==", "equal_equal"},
                                                                                {"===", "identical"},
                                                                                {"!=", "not_equal"},
                                                                                {"<>", "not_equal"},
                                                                                {"!==", "not_identical"},
                                                                                {"<", "less"},
                                                                                {"<=", "less_equal"},
                                                                                {">", "greater"},
                                                                                {">=", "greater_equal"},
                                                                                {"<=>", "compare"},
                                                                                {"!", "exclamation"},
                                                                                {"?", "question"},
                                                                                {"&", "ampersand"},
                                                                                {"&&", "logical_and"},
                                                                                {"|", "pipe"},
                                                                                {"||", "logical_or"},
                                                                                {"^", "caret"},
                                                                                {"~", "tilde"},
                                                                                {".", "dot"},
                                                                                {"..", "dot_dot"},
                                                                                {"...", "ellipsis"},
                                                                                {",", "comma"},
                                                                                {":", "colon"},
                                                                                {"::", "colon_colon"},
                                                                                {";", "semicolon"},
                                                                                {"#", "hash"},
                                                                                {"@", "at"},
                                                                                {"$", "dollar"},
                                                                                {"\\", "backslash"},
                                                                                {"_", "underscore"},
                                                                                {"'", "quote"},
                                                                                {"\"", "double_quote"},
                                                                                {"`", "backtick"},
                                                                                {"(", "left_paren"},
                                                                                {")", "right_paren"},
                                                                                {"[", "left_bracket"},
                                                                                {"]", "right_bracket"},
                                                                                {"{", "left_brace"},
                                                                                {"}", "right_brace"},
                                                                                {"->", "arrow"},
                                                                                {"=>", "fat_arrow"},
                                                                                {"<<", "shift_left"},
                                                                                {">>", "shift_right"},
                                                                                {"++", "increment"},
                                                                                {"--", "decrement"},
                                                                                {"**", "power"},
                                                                                {"//", "slash_slash"},
                                                                                {"+=", "plus_equal"},
                                                                                {"-=", "minus_equal"},
                                                                                {"??", "question_question"},
                                                                                {"=~", "matches"},
                                                                                {"!~", "not_matches"},
                                                                                {" ", "space"},
                                                                                {"\t", "tab"},
                                                                                {"\n", "newline"},
                                                                                {"\r\n", "crlf"},
                                                                                {"\r", "carriage_return"}};
  for (const auto& [punctuation, name] : spellings) {
    if (text == punctuation) return std::string(name);
  }
  return "value";
}

std::string hex_code_points(std::string_view text) {
  std::string name = "u";
  for (std::size_t offset = 0; offset < text.size() && name.size() <= longest_name;) {
    const CodePoint point = decode_utf8(text, offset);
    if (offset > 0) name += '_';
    bool started = false;
    for (int shift = 20; shift >= 0; shift -= 4) {
      const auto digit = static_cast<std::size_t>((point.value >> static_cast<unsigned>(shift)) & 0xFU);
      started = started || digit != 0 || shift == 0;
      if (started) name += "0123456789abcdef"[digit];
    }
    offset += point.size;
  }
  return name;
}

/// A name in lower case for a text without ASCII letters and digits.
std::string spelled_out(std::string_view text) {
  if (text.empty()) return "empty";
  const bool ascii = std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return ascii ? spelled_punctuation(text) : hex_code_points(text);
}

bool has_alnum(std::string_view text) { return std::any_of(text.begin(), text.end(), is_alnum); }

/// Without the illegal characters at both ends.
std::string_view trimmed(std::string_view text) {
  while (!text.empty() && !is_legal(text.front())) text.remove_prefix(1);
  while (!text.empty() && !is_legal(text.back())) text.remove_suffix(1);
  return text;
}

/// Illegal characters as underscores. Neighbouring underscores become one, so a character of several bytes counts
/// once without being decoded.
std::string with_underscores(std::string_view text) {
  std::string name;
  for (const char c : text) {
    if (is_alnum(c)) {
      name += c;
    } else if (!name.ends_with('_')) {
      name += '_';
    }
  }
  return name;
}

}  // namespace

std::string member_name(std::string_view text) {
  if (!has_alnum(text)) return finish(spelled_out(text), text);
  std::string name = with_underscores(trimmed(text));
  if (name.front() == '_' && !is_lower(name[1])) name.erase(0, 1);  // `_Name` is reserved, `_1` is a placeholder
  if (is_digit(name.front())) name.insert(0, 1, 'n');
  return finish(std::move(name), text);
}

std::string type_name(std::string_view text) {
  const bool spelled = !has_alnum(text);
  const std::string source = spelled ? spelled_out(text) : std::string(text);
  std::string name;
  bool word_starts = true;
  for (const char c : source) {
    if (!is_alnum(c)) {
      word_starts = true;
      continue;
    }
    if (word_starts && !name.empty() && is_digit(name.back()) && is_digit(c)) name += '_';
    name += word_starts ? to_upper(c) : c;
    word_starts = false;
  }
  if (is_digit(name.front())) name.insert(0, 1, 'T');
  return finish(std::move(name), text);
}

std::string enumerator_name(std::string_view text) { return member_name(text); }

std::string namespace_name(std::string_view text) {
  std::string name = member_name(text);
  // The standard keeps `posix` and `std` with any number for itself.
  const bool numbered_std = name.size() > 3 && name.starts_with("std") &&
                            std::all_of(name.begin() + 3, name.end(), [](char c) { return is_digit(c); });
  if (name == "posix" || numbered_std) {
    if (name.size() < longest_name) return name + '_';
    name.back() = '_';
  }
  return name;
}

bool is_namespace(std::string_view path) {
  for (;;) {
    const std::size_t end = path.find("::");
    const std::string_view part = path.substr(0, end);
    if (part.empty() || part == "toolbind" || namespace_name(part) != part) return false;
    if (end == path.npos) return true;
    path.remove_prefix(end + 2);
  }
}

Scope::Scope(std::vector<std::string> reserved) {
  for (std::string& name : reserved) taken_.insert(std::move(name));
}

std::string Scope::claim(std::string wanted) {
  if (taken_.insert(wanted).second) return wanted;
  // The number goes on where the last claim of the same name ended: many equal names cost no repeated search.
  std::size_t& number = next_number_.try_emplace(wanted, 2).first->second;
  const std::string stem = wanted.ends_with('_') ? wanted : wanted + '_';
  for (;;) {
    std::string candidate = stem + std::to_string(number++);
    if (taken_.insert(candidate).second) return candidate;
  }
}

bool Scope::taken(const std::string& name) const { return taken_.contains(name); }

}  // namespace toolbind::gen
