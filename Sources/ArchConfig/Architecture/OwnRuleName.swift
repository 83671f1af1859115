import ArchFacts

/// The shape of a name with `*`: `Cart.Item`, `*UseCase`, and for calls `Image(systemName:)`.
package enum OwnRuleName {
  /// The same as a regular expression of JSON Schema.
  package static let pattern = "^\(name)(\\.\(name))*$"

  /// With the labels of arguments after it.
  package static let patternWithArguments = "^\(name)(\\.\(name))*(\\((\(label):)+\\))?$"

  /// A condition of a `#if`: `#if DEBUG`, `#if !os(*)`.
  package static let patternOfCondition =
    "^#if !?[A-Za-z_*{\\u0080-\\uFFFF][A-Za-z0-9_*{}-\\u0080-\\uFFFF]*(\\([^() |^$\\\\]+\\))?$"

  private static let name =
    "([A-Za-z_*\\u0080-\\uFFFF]|\(capture))([A-Za-z0-9_*\\u0080-\\uFFFF]|\(capture))*"
  private static let capture = "\\{[a-z0-9-]+\\}"
  private static let label = "[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF]*"

  package static func isOne(_ text: String, withArguments: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return isChain(bytes[...]) }
    return withArguments && isChain(bytes[..<open]) && labels(of: text) != nil
  }

  /// The labels after a name, such as `_` and `systemImage` of `Label(_:systemImage:)`.
  package static func labels(of text: String) -> [String]? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(":)") else { return nil }
    let inner = text[text.index(after: open)...].dropLast(2)
    let labels = inner.split(separator: ":", omittingEmptySubsequences: false)
    for label in labels {
      let bytes = Array(label.utf8)
      guard isSingle(bytes[...]), !bytes.contains(UInt8(ascii: "*")) else { return nil }
    }
    return labels.map(String.init)
  }

  /// Whether it is a condition of a `#if` rather than a name.
  package static func isCondition(_ text: String) -> Bool {
    guard text.hasPrefix("#if ") else { return false }
    var rest = Array(text.utf8)[4...]
    if rest.first == UInt8(ascii: "!") { rest = rest.dropFirst() }
    let name = rest.prefix { $0 != UInt8(ascii: "(") }
    guard isSingle(name) else { return false }
    guard name.count < rest.count else { return true }
    let argument = rest.dropFirst(name.count + 1).dropLast()
    return rest.last == UInt8(ascii: ")") && !argument.isEmpty
      && !argument.contains(where: "() |^$\\".utf8.contains)
  }

  /// What has to be among the arguments of an attribute: `Internal` of `_spi(Internal)`.
  package static func arguments(of text: String) -> [String]? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), !text.hasSuffix(":)"),
      isOne(String(text[..<open]), withArguments: false)
    else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let arguments = inner.split(separator: ",", omittingEmptySubsequences: false).map { argument in
      String(argument.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let isWritten = arguments.allSatisfy { argument in
      !argument.isEmpty && !argument.utf8.contains(where: "()|^$\\".utf8.contains)
    }
    return isWritten ? arguments : nil
  }

  private static func isChain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isSingle)
  }

  private static func isSingle(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, !first.isDigit else { return false }
    return bytes.allSatisfy { $0 == UInt8(ascii: "*") || $0.isIdentifierPart && $0 != UInt8(ascii: "$") }
  }
}

/// Words that Swift keeps for itself.
package enum ReservedWord {
  /// Those by which nothing is called that a word of a rule names. A member may be called like most of them, in
  /// backticks where it is declared: `default`, `in`.
  package static func all(for matcher: OwnRuleMatcher, of subject: OwnRuleSubject) -> [String] {
    guard matcher.namesMembers(of: subject) else { return all }
    // Those are functions that are all called so.
    let areFunctions = matcher == .functions || matcher == .named && subject == .functions
    return areFunctions ? ["self"] : ["self", "subscript"]
  }

  package static let all = [
    "as", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension OwnRuleMatcher {
  /// Whether what it names are properties, functions or cases, as they are declared or used.
  fileprivate func namesMembers(of subject: OwnRuleSubject) -> Bool {
    switch self {
    case .properties, .functions, .cases, .members, .writes, .parameters: true
    case .named:
      switch subject {
      case .properties, .functions, .cases, .members, .writes: true
      case .types, .initializers, .imports, .calls, .macros, .files: false
      }
    case .layer, .feature, .module, .files, .except, .code, .conformingTo, .attributed, .declaredAs,
      .modified,
      .access, .role, .declaredWith, .typed, .takes, .of, .async, .documented, .throws, .within, .given,
      .usedBy,
      .conformers,
      .companion,
      .reaches,
      .reachedFrom, .imports, .types, .calls, .macros, .initializers:
      false
    }
  }
}

/// What is before a declaration and is not an attribute.
package enum DeclarationModifier {
  /// Those of types, their members and functions.
  package static let all =
    ofTypes + [
      "class", "consuming", "convenience", "borrowing", "dynamic", "fileprivate(set)", "internal(set)",
      "isolated",
      "lazy", "mutating", "nonisolated(nonsending)", "nonisolated(unsafe)", "nonmutating", "open(set)",
      "optional",
      "override", "package(set)", "postfix", "prefix", "private(set)", "public(set)", "required", "static",
      "unowned", "unowned(safe)", "unowned(unsafe)", "weak",
    ]

  package static let ofTypes = [
    "distributed", "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package",
    "private",
    "public",
  ]

  package static func isOne(_ text: String) -> Bool { all.contains(text) }
}
