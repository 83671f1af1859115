import ArchFacts

/// Whether what a team wrote for a matcher can match anything at all: it is compared with names as Swift code
/// spells them, so that an `@`, a parenthesis or a regular expression would keep the rule silent for ever.
struct OwnRuleValue {
  /// Why it matches nothing, without the value itself, and what to write instead.
  struct Mistake {
    let message: String
    let advice: String
  }

  private let text: String
  private let matcher: OwnRuleMatcher
  private let place: OwnRulePlace
  private let subject: OwnRuleSubject

  init(_ text: String, of matcher: OwnRuleMatcher, in place: OwnRulePlace, _ subject: OwnRuleSubject) {
    self.text = text
    self.matcher = matcher
    self.place = place
    self.subject = subject
  }

  /// `nil` for what can match, and for matchers whose values are not names of Swift.
  var mistake: Mistake? {
    switch matcher {
    case .layer, .feature, .module, .files, .except, .code, .declaredAs, .access, .role, .given, .async,
      .documented:
      nil
    case .modified: modifierMistake
    case .within: placeMistake
    case .typed, .takes: text.utf8.contains(where: "<[(".utf8.contains) ? nil : nameMistake
    case .named, .conformingTo, .declaredWith, .attributed, .parameters, .throws, .of, .usedBy, .conformers,
      .companion,
      .reaches,
      .reachedFrom,
      .imports, .types, .calls, .members, .macros,
      .writes, .properties, .functions, .initializers, .cases:
      nameMistake
    }
  }

  /// Whether labels of arguments may be after the name.
  private var mayHaveLabels: Bool {
    switch matcher {
    case .calls, .within, .functions, .initializers: true
    case .named: subject == .calls || subject == .functions || subject == .initializers
    case .given, .layer, .feature, .module, .files, .except, .code, .conformingTo, .attributed, .declaredAs,
      .modified, .access, .role, .declaredWith, .typed, .takes, .parameters, .of, .async, .documented,
      .throws, .usedBy,
      .conformers,
      .companion,
      .reaches,
      .reachedFrom,
      .imports, .types, .members, .macros, .writes, .properties, .cases:
      false
    }
  }

  /// Whether it names types.
  private var isOfTypes: Bool {
    switch matcher {
    case .named: subject == .types
    case .conformingTo, .declaredWith, .attributed, .types, .of, .typed, .takes, .throws, .usedBy,
      .conformers, .companion,
      .reaches,
      .reachedFrom:
      true
    case .layer, .feature, .module, .files, .except, .code, .declaredAs, .modified, .access, .role,
      .parameters, .async, .documented,
      .within, .given, .imports, .calls, .members, .macros, .writes, .properties, .functions,
      .initializers, .cases:
      false
    }
  }

  /// What code is in is a call or a condition; declarations are in conditions only.
  private var placeMistake: Mistake? {
    if OwnRuleName.isCondition(text) { return nil }
    if text.hasPrefix("#") {
      let rest = text.drop { $0 != " " }.filter { $0 != " " }
      let written = "#if \(rest)"
      return Mistake(
        message: "is not one condition, and matches nothing",
        advice: OwnRuleName.isCondition(written) && written != text
          ? "write \"\(written)\"" : Self.exampleOfCondition)
    }
    if subject.isDeclaration || subject == .imports || subject == .files {
      return Mistake(
        message:
          "is a call, and \(subject == .files ? "anything" : subject.rawValue) can be looked up in conditions only",
        advice: Self.exampleOfCondition)
    }
    return nameMistake
  }

  private static let exampleOfCondition = "write one condition, such as \"#if DEBUG\" or \"#if os(*)\""

  private var nameMistake: Mistake? {
    if ReservedWord.all(for: matcher, of: subject).contains(text) {
      if matcher.mayBeFlag, text == "true" || text == "false" {
        return Mistake(message: "is a text", advice: "write it without quotation marks")
      }
      if matcher == .attributed, DeclarationModifier.isOne(text) {
        return Mistake(message: "is a modifier, not an attribute", advice: "write it in \"modified\"")
      }
      return Mistake(message: "is a keyword of Swift, not a name", advice: Self.example)
    }
    if matcher == .attributed, DeclarationModifier.isOne(text) {
      return Mistake(message: "is a modifier, not an attribute", advice: "write it in \"modified\"")
    }
    if matcher == .attributed, OwnRuleName.arguments(of: text) != nil { return nil }
    guard OwnRuleName.isOne(text, withArguments: mayHaveLabels) else {
      return Mistake(message: "is not a name, and matches nothing", advice: nameAdvice)
    }
    return memberMistake
  }

  /// A type's name ends in a type, and what is used in code does not begin with `self`.
  private var memberMistake: Mistake? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = names.first, let last = names.last, names.count > 1 else { return nil }
    if first == "self" {
      let rest = names.dropFirst().joined(separator: ".")
      let isMethod = mayHaveLabels && names.count == 2
      return Mistake(
        message: "is compared without 'self'", advice: "write \"\(isMethod ? "*." : "")\(rest)\"")
    }
    guard isOfTypes else { return nil }
    if last == "self" || last == "Type" || last == "init" {
      let rest = names.dropLast().joined(separator: ".")
      return Mistake(message: "is not the name of a type", advice: "write \"\(rest)\"")
    }
    guard matcher == .types, first.utf8.first?.isUpperCase ?? false, last.utf8.first?.isLowerCase ?? false
    else { return nil }
    return Mistake(message: "is a member, not a type", advice: "write it in \"members\"")
  }

  private var modifierMistake: Mistake? {
    let isOfType = place != .forbidden && subject == .types
    let known = isOfType ? DeclarationModifier.ofTypes : DeclarationModifier.all
    let pattern = NamePattern(text)
    if known.contains(where: pattern.matches) { return nil }
    if isOfType, DeclarationModifier.all.contains(where: pattern.matches) {
      return Mistake(
        message: "is a modifier that no type has", advice: "ask for it of \"properties\" or \"functions\"")
    }
    if OwnRuleMatcher.declarationKinds.contains(text) {
      return Mistake(
        message: "is a kind of declaration, not a modifier", advice: "write it in \"declaredAs\"")
    }
    if ["let", "var", "func", "init", "subscript", "deinit", "case", "associatedtype"].contains(text) {
      return Mistake(
        message: "is a kind of declaration, not a modifier",
        advice: "write a modifier, such as \"public\" or \"static\"")
    }
    if text.hasPrefix("@") {
      return Mistake(
        message: "is an attribute, not a modifier", advice: "write \"\(text.dropFirst())\" in \"attributed\"")
    }
    let joined = text.filter { $0 != " " }
    if known.contains(joined) { return Mistake(message: "has a space in it", advice: "write \"\(joined)\"") }
    let near = NearestName.of(joined, in: known)
    return Mistake(
      message: "is not a modifier of Swift",
      advice: near.map { "did you mean '\($0)'?" } ?? "write a modifier, such as \"public\" or \"static\"")
  }

  private static let example = "write a name, with '*' for any letters"
}

// What was probably meant.
extension OwnRuleValue {
  private var nameAdvice: String {
    if text.hasPrefix("#"), matcher != .macros { return "write it in \"macros\"" }
    if matcher == .named || matcher == .types, text.contains("/") {
      return "a path belongs in \"files\" of 'in' or 'types'"
    }
    let alternatives = alternatives.compactMap(spelling)
    switch alternatives.count {
    case 0: return Self.example
    case 1: return "write \"\(alternatives[0])\""
    default:
      // A list is one alternative after the other, each of them once.
      var once: [String] = []
      for name in alternatives where !once.contains(name) { once.append(name) }
      return "write [\(once.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
  }

  private var isOfUse: Bool {
    matcher == .calls || matcher == .members || matcher == .writes || matcher == .within
      || matcher == .named && subject.isUse
  }

  /// `Cart|Item`, `(Cart|Item)` and `Cart, Item` are two names.
  private var alternatives: [Substring] {
    let isGrouped = text.hasPrefix("(") && text.hasSuffix(")")
    let inner = isGrouped ? text.dropFirst().dropLast() : Substring(text)
    guard inner.contains("|") || inner.contains(",") && !inner.contains("(") else { return [Substring(text)] }
    return inner.split { $0 == "|" || $0 == "," }
  }

  /// The name within what was written, as code spells it: `print` of `print\s*\(`.
  private func spelling(of written: Substring) -> String? {
    var rest = trimmed(written)
    // All of several protocols cannot be asked for by one name.
    guard !rest.contains("&") else { return nil }
    if let open = rest.firstIndex(of: "("), open > rest.startIndex, rest[rest.index(before: open)] != "\\" {
      rest = rest[..<open]
    }
    if let word = rest.split(separator: " ").last, rest.contains(" ") {
      // `import UIKit`, `any Loader`, `final class Cart`
      rest = word
    }
    var name = ""
    var bytes = Array(rest.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ":"):
        // What follows the name.
        bytes = []
      case UInt8(ascii: "["):
        // A set of letters.
        guard let close = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        bytes = bytes[(close + 1)...]
        name += "*"
      case UInt8(ascii: "\\"):
        switch bytes.popFirst() {
        case UInt8(ascii: "."): name += "."
        case UInt8(ascii: "w"), UInt8(ascii: "d"), UInt8(ascii: "S"): name += "*"
        case UInt8(ascii: "("): bytes = []
        default:
          // A border or a blank, however many of them.
          while let next = bytes.first, "*+?".utf8.contains(next) { bytes = bytes.dropFirst() }
        }
      case UInt8(ascii: "?"):
        // One letter in a path pattern; after a name it is an optional's.
        if name.isEmpty { name += "*" }
      case UInt8(ascii: "+"): if !name.hasSuffix("*") { name += "*" }
      case UInt8(ascii: "."):
        // `.*` of a regular expression is any text; `Timer.*` are all members of it.
        name += "."
      case UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "`"),
        UInt8(ascii: "#"),
        UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        break
      // As the compiler spells the module of a package's target.
      case UInt8(ascii: "-"): name += "_"
      default: name += String(decoding: [byte], as: UTF8.self)
      }
    }
    return finished(name)
  }

  private func finished(_ written: String) -> String? {
    var name = written
    while name.contains("**") { name = name.replacingTwice("*") }
    while name.contains("..") { name = name.replacingTwice(".") }
    if name.hasSuffix(".") {
      name = isOfUse ? name + "*" : String(name.dropLast())
    }
    if name.hasPrefix(".") {
      name = isOfUse ? "*" + name : String(name.dropFirst())
    }
    guard name != text, name.utf8.contains(where: { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: ".") }),
      OwnRuleName.isOne(name, withArguments: false),
      OwnRuleValue(name, of: matcher, in: place, subject).mistake == nil
    else { return nil }
    return name
  }

  private func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest = rest.dropLast() }
    return rest
  }
}

extension String {
  /// With each pair of a letter made one.
  fileprivate func replacingTwice(_ letter: Character) -> String {
    var result = ""
    for character in self where !(character == letter && result.last == letter) { result.append(character) }
    return result
  }
}
