// Takes what stands between the braces of `\p{...}`, gives PCRE2's spelling. The names are ECMA-262's tables "Non-binary Unicode
// property aliases", "Binary Unicode property aliases" and the values of General_Category with all aliases of
// PropertyValueAliases.txt; they are case-sensitive there and here, though PCRE2 would be lenient. Names only PCRE2 knows (`Xan`, `L&`)
// are thus unknown.
#include "text/ecma_property.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace toolbind::text {
namespace {

using Names = std::pair<std::string_view, std::string_view>;

// the long name, and the short one that PCRE2 knows
constexpr auto general_categories = std::to_array<Names>({
    {"Cased_Letter", "LC"},
    {"Close_Punctuation", "Pe"},
    {"Combining_Mark", "M"},
    {"Connector_Punctuation", "Pc"},
    {"Control", "Cc"},
    {"Currency_Symbol", "Sc"},
    {"Dash_Punctuation", "Pd"},
    {"Decimal_Number", "Nd"},
    {"Enclosing_Mark", "Me"},
    {"Final_Punctuation", "Pf"},
    {"Format", "Cf"},
    {"Initial_Punctuation", "Pi"},
    {"Letter", "L"},
    {"Letter_Number", "Nl"},
    {"Line_Separator", "Zl"},
    {"Lowercase_Letter", "Ll"},
    {"Mark", "M"},
    {"Math_Symbol", "Sm"},
    {"Modifier_Letter", "Lm"},
    {"Modifier_Symbol", "Sk"},
    {"Nonspacing_Mark", "Mn"},
    {"Number", "N"},
    {"Open_Punctuation", "Ps"},
    {"Other", "C"},
    {"Other_Letter", "Lo"},
    {"Other_Number", "No"},
    {"Other_Punctuation", "Po"},
    {"Other_Symbol", "So"},
    {"Paragraph_Separator", "Zp"},
    {"Private_Use", "Co"},
    {"Punctuation", "P"},
    {"Separator", "Z"},
    {"Space_Separator", "Zs"},
    {"Spacing_Mark", "Mc"},
    {"Surrogate", "Cs"},
    {"Symbol", "S"},
    {"Titlecase_Letter", "Lt"},
    {"Unassigned", "Cn"},
    {"Uppercase_Letter", "Lu"},
    {"cntrl", "Cc"},
    {"digit", "Nd"},
    {"punct", "P"},
});

// PCRE2 knows these by both names
constexpr auto binary_properties = std::to_array<Names>({
    {"ASCII", "ASCII"},
    {"ASCII_Hex_Digit", "AHex"},
    {"Alphabetic", "Alpha"},
    {"Any", "Any"},
    {"Bidi_Control", "Bidi_C"},
    {"Bidi_Mirrored", "Bidi_M"},
    {"Case_Ignorable", "CI"},
    {"Cased", "Cased"},
    {"Changes_When_Casefolded", "CWCF"},
    {"Changes_When_Casemapped", "CWCM"},
    {"Changes_When_Lowercased", "CWL"},
    {"Changes_When_Titlecased", "CWT"},
    {"Changes_When_Uppercased", "CWU"},
    {"Dash", "Dash"},
    {"Default_Ignorable_Code_Point", "DI"},
    {"Deprecated", "Dep"},
    {"Diacritic", "Dia"},
    {"Emoji", "Emoji"},
    {"Emoji_Component", "EComp"},
    {"Emoji_Modifier", "EMod"},
    {"Emoji_Modifier_Base", "EBase"},
    {"Emoji_Presentation", "EPres"},
    {"Extended_Pictographic", "ExtPict"},
    {"Extender", "Ext"},
    {"Grapheme_Base", "Gr_Base"},
    {"Grapheme_Extend", "Gr_Ext"},
    {"Hex_Digit", "Hex"},
    {"IDS_Binary_Operator", "IDSB"},
    {"IDS_Trinary_Operator", "IDST"},
    {"ID_Continue", "IDC"},
    {"ID_Start", "IDS"},
    {"Ideographic", "Ideo"},
    {"Join_Control", "Join_C"},
    {"Logical_Order_Exception", "LOE"},
    {"Lowercase", "Lower"},
    {"Math", "Math"},
    {"Noncharacter_Code_Point", "NChar"},
    {"Pattern_Syntax", "Pat_Syn"},
    {"Pattern_White_Space", "Pat_WS"},
    {"Quotation_Mark", "QMark"},
    {"Radical", "Radical"},
    {"Regional_Indicator", "RI"},
    {"Sentence_Terminal", "STerm"},
    {"Soft_Dotted", "SD"},
    {"Terminal_Punctuation", "Term"},
    {"Unified_Ideograph", "UIdeo"},
    {"Uppercase", "Upper"},
    {"Variation_Selector", "VS"},
    {"White_Space", "space"},
    {"XID_Continue", "XIDC"},
    {"XID_Start", "XIDS"},
});

std::optional<std::string_view> short_name(std::span<const Names> table, std::string_view name) {
  const auto found =
      std::ranges::find_if(table, [name](const Names& names) { return names.first == name || names.second == name; });
  if (found == table.end()) return std::nullopt;
  return found->second;
}

bool looks_like_script(std::string_view name) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !name.empty() && name.front() >= 'A' && name.front() <= 'Z' && std::ranges::all_of(name, is_letter);
}

std::variant<PcreProperty, NoProperty> with_value(std::string_view key, std::string_view value) {
  if (key == "General_Category" || key == "gc") {
    if (const auto category = short_name(general_categories, value)) return PcreProperty{std::string(*category)};
  } else if (looks_like_script(value)) {
    if (key == "Script" || key == "sc") return PcreProperty{"sc:" + std::string(value)};
    if (key == "Script_Extensions" || key == "scx") return PcreProperty{"scx:" + std::string(value)};
  }
  return NoProperty::unknown;
}

}  // namespace

std::variant<PcreProperty, NoProperty> pcre_property(std::string_view ecma) {
  if (const auto equals = ecma.find('='); equals != std::string_view::npos) {
    return with_value(ecma.substr(0, equals), ecma.substr(equals + 1));
  }
  if (const auto category = short_name(general_categories, ecma)) return PcreProperty{std::string(*category)};
  if (const auto property = short_name(binary_properties, ecma)) return PcreProperty{std::string(*property)};
  if (ecma == "Assigned") return PcreProperty{"Cn", true};
  if (ecma == "Changes_When_NFKC_Casefolded" || ecma == "CWKCF") return NoProperty::unsupported;
  return NoProperty::unknown;
}

}  // namespace toolbind::text
