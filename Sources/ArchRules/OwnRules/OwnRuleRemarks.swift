import ArchConfig
import ArchFacts
import ArchModel

// How a team's own rules say what they found.

extension OwnRule.Clause {
  /// `'A' or 'B'`
  var list: String { patterns.map { "'\($0.text)'" }.joined(separator: " or ") }

  /// Between the name of a type and the list.
  var verb: String {
    switch matcher {
    case .layer: "is in layer"
    case .feature: "is in feature"
    case .module: "is in module"
    case .files: "is in"
    case .named: "is named like"
    case .conformingTo: "inherits from or conforms to"
    case .attributed: "has the attribute"
    case .declaredAs: "is declared as"
    case .modified: "is declared"
    case .imports, .types, .calls, .members, .except, .code: "uses"
    }
  }
}

extension Remark {
  static func forbidden(
    _ name: String, _ matcher: OwnRuleMatcher, _ pattern: String, _ rule: OwnRule, _ file: SourceFile
  ) -> Remark {
    let what =
      switch matcher {
      case .imports: "'\(name)' is imported"
      case .types: "'\(name)' is used"
      case .calls: "'\(name)' is called"
      case .members: "'\(name)' is used"
      case .named: "a type is named '\(name)'"
      case .conformingTo: "a type inherits from or conforms to '\(name)'"
      case .attributed: "'@\(name)' is used"
      case .declaredAs: "\(TypeKind.article(before: name)) \(name) is declared"
      case .modified: "'\(name)' is used"
      case .layer, .feature, .module, .files, .except, .code: "'\(name)' is used"
      }
    let place = file.layer.map { " in layer '\($0.name)'" } ?? " here"
    return Remark(
      what + place, label: "'\(rule.id)' forbids '\(pattern)'",
      fix: rule.fix ?? "remove it, or move the code to where it is allowed")
  }

  static func missing(_ message: String, _ rule: OwnRule) -> Remark {
    Remark(message, label: "'\(rule.id)' asks for it", fix: rule.fix ?? "do what '\(rule.id)' asks for")
  }

  static func broken(_ message: String, _ rule: OwnRule) -> Remark {
    Remark(message, label: "'\(rule.id)' forbids it", fix: rule.fix ?? "change what '\(rule.id)' forbids")
  }
}

extension TypeKind {
  /// `a class`, `an enum`
  var withArticle: String { "\(Self.article(before: keyword)) \(keyword)" }

  static func article(before word: String) -> String {
    word.utf8.first.map("aeiou".utf8.contains) ?? false ? "an" : "a"
  }
}
