import ArchConfig
import ArchFacts
import ArchModel

extension Remark {
  static func forbidden(
    _ match: UseIndex.Match, _ matcher: OwnRuleMatcher, _ rule: OwnRule, _ file: SourceFile
  ) -> Remark {
    let name = match.name
    let what =
      switch matcher {
      case .imports: "is imported"
      case .types, .members, .attributed, .modified, .macros: "is used"
      case .calls: "is called"
      case .writes: "is written to"
      case .within: "stands"
      case .named: "is declared"
      case .conformingTo: "is what a type inherits from or conforms to"
      case .declaredAs: "is declared"
      case .given, .layer, .feature, .module, .files, .except, .code, .access, .role, .declaredWith, .typed,
        .takes,
        .parameters,
        .of, .async, .documented,
        .throws,
        .usedBy, .conformers, .companion, .reaches, .reachedFrom, .properties, .functions,
        .initializers, .cases:
        "is used"
      }
    let subject =
      switch matcher {
      case .attributed: "'@\(name)' is used"
      case .macros: "'#\(name)' is used"
      case .named: "a type is named '\(name)'"
      case .conformingTo: "a type inherits from or conforms to '\(name)'"
      case .declaredAs: "\(TypeKind.article(before: name)) \(name) is declared"
      case .imports, .types, .calls, .members, .modified, .writes, .layer, .feature, .module, .files,
        .except, .code, .access, .role, .declaredWith, .typed, .takes, .parameters, .of, .async, .documented,
        .throws,
        .within, .given, .usedBy,
        .conformers,
        .companion, .reaches,
        .reachedFrom, .properties, .functions,
        .initializers, .cases:
        "'\(name)'\(Self.quality(of: match.wanted, matcher)) \(what)"
      }
    let place = file.layer.map { " in layer '\($0.name)'" } ?? " here"
    let label =
      switch match.wanted {
      case .pattern(let pattern): "'\(rule.id)' forbids '\(pattern.text)'"
      case .selection: "'\(rule.id)' forbids it"
      }
    return Remark(
      subject + place, label: label, fix: rule.fix ?? "remove it, or move the code to where it is allowed")
  }

  /// `, which conforms to 'Service',`
  private static func quality(of wanted: UseIndex.Wanted, _ matcher: OwnRuleMatcher) -> String {
    guard case .selection(var selection) = wanted else { return "" }
    selection.clauses.removeAll { $0.matcher == .named }
    // The one alternative that is met need not repeat the name either.
    if selection.alternatives.count == 1 {
      selection.alternatives[0].clauses.removeAll { $0.matcher == .named }
      selection.alternatives.removeAll(where: \.isEmpty)
    }
    let qualities = selection.qualities(of: matcher.selectable ?? .types)
    return qualities.isEmpty ? "" : ", which \(qualities),"
  }

  static func missing(_ message: String, _ clause: OwnRule.Clause?, _ rule: OwnRule) -> Remark {
    Remark(
      message, label: "'\(rule.id)' asks for it",
      fix: rule.fix ?? clause?.remedy ?? "do what '\(rule.id)' asks for")
  }

  /// The same in the words that the rule has for it.
  ///
  /// - Parameters:
  ///   - match: the name of what was found.
  ///   - bindings: what the names in braces of the rule stand for.
  func worded(
    by rule: OwnRule, for match: String, _ bindings: CapturePattern.Bindings = [:]
  ) -> Remark {
    guard rule.message != nil || rule.fix != nil else { return self }
    func filled(_ text: String) -> String {
      CapturePattern.replacing(text) { name in
        bindings[name] ?? (name == OwnRule.match ? match : "{\(name)}")
      }
    }
    return Remark(
      rule.message.map(filled) ?? message, cause: cause, topic: topic, label: label, fix: filled(fix))
  }

  /// Something is what it may not be.
  static func broken(
    _ name: String, _ forbidden: OwnRuleSelection, _ subject: OwnRuleSubject, _ rule: OwnRule,
    as declared: OwnRuleSelection.Declared? = nil, way: String? = nil
  ) -> Remark {
    let isAny =
      forbidden.clauses.allSatisfy { $0.matcher == .named && $0.isAnything }
      && forbidden.excluded.isEmpty && forbidden.alternatives.isEmpty
    let message =
      isAny
      ? "\(name) may not be here"
      : "\(name) \(forbidden.qualities(of: subject, as: declared))" + (way.map { ": \($0)" } ?? "")
    return Remark(
      message, label: "'\(rule.id)' forbids it",
      fix: rule.fix ?? (isAny ? "remove it, or move it to where it is allowed" : "change that"))
  }

  /// Something has what it may not have.
  static func present(_ name: String, _ clause: OwnRule.Clause, _ rule: OwnRule) -> Remark {
    var selection = clause.patterns.isEmpty && clause.selections.count == 1 ? clause.selections[0] : nil
    selection?.clauses.removeAll { $0.matcher == .named }
    let qualities = selection?.qualities(of: clause.matcher.selectable ?? .types) ?? ""
    return Remark(
      "\(name) \(qualities.isEmpty ? "may not be here" : qualities)",
      label: "'\(rule.id)' forbids \(qualities.isEmpty ? clause.list : "it")",
      fix: rule.fix ?? "remove it, or move it to where it is allowed")
  }
}

extension TypeKind {
  /// `a class`, `an enum`
  var withArticle: String { "\(Self.article(before: keyword)) \(keyword)" }

  static func article(before word: String) -> String {
    word.utf8.first.map("aeiou".utf8.contains) ?? false ? "an" : "a"
  }
}
