import ArchConfig
import ArchFacts
import ArchModel

// How a team's own rules say what they found: in the words of the rule.

extension OwnRuleSelection.Pattern {
  fileprivate var quoted: String { "'\(text)'" }
}

extension OwnRule.Clause {
  /// `'A' or 'B'`
  var list: String {
    let names = patterns.map(\.quoted)
    let described = selections.map { selection in
      selection.phrase(
        of: matcher == .companion && selection.isOfPlaces ? .files : matcher.subjectOfSelections)
    }
    return (names + described).joined(separator: " or ")
  }

  /// Whether it lists no more than a text in braces that stands for none: any but those that stand for something.
  private var isAnother: Bool {
    !patterns.isEmpty && selections.isEmpty
      && patterns.allSatisfy { pattern in
        CapturePattern.names(in: pattern.text).contains { "{\($0)}" == pattern.text }
      }
  }

  /// What is true of one of these, worded to follow its name.
  func positive(of subject: OwnRuleSubject, as declared: OwnRuleSelection.Declared? = nil) -> String {
    switch matcher {
    case .layer: isAnother ? "is in another layer" : isAnything ? "is in a layer" : "is in layer \(list)"
    case .feature:
      isAnother ? "is in another feature" : isAnything ? "is in a feature" : "is in feature \(list)"
    case .module: isAnother ? "is in another module" : "is in module \(list)"
    case .files: "is in \(list)"
    case .except: "is not in \(list)"
    case .code: "is code of \(list)"
    case .named: isAnything ? "is there" : "is named \(hasWildcard ? "like " : "")\(list)"
    case .declaredWith: "is declared with \(declared?.supertypes(listedIn: self) ?? list)"
    case .conformingTo: "inherits from or conforms to \(list)"
    case .attributed: isAnything ? "has an attribute" : "has the attribute \(list)"
    case .declaredAs: "is declared as \(list)"
    case .modified: "is declared \(list)"
    case .access: "is \(list)"
    case .role: "is a \(list)"
    case .typed: typedWords(of: subject, isTrue: true, as: declared?.type)
    case .parameters: parameterWords(as: declared)
    case .takes: "takes \(declared?.taken(by: self) ?? list)"
    case .of: subject == .types ? "is nested in \(list)" : "belongs to \(list)"
    case .documented: isTrue ? "is documented" : "is not documented"
    case .async: isTrue ? "is async" : "is not async"
    case .throws: isFlag ? isTrue ? "throws" : "does not throw" : "throws \(declared?.thrown ?? list)"
    case .given: "is given \(arguments)"
    case .within: "is within \(list)"
    case .usedBy: "is used by \(users)"
    case .conformers: "is what \(list) conforms to"
    case .companion: "has \(list) beside it"
    case .reaches: "reaches \(list)"
    case .reachedFrom: "is reached from \(list)"
    case .imports: "imports \(list)"
    case .types, .members, .macros: "uses \(list)"
    case .calls: "calls \(list)"
    case .writes: "writes to \(list)"
    case .properties, .functions, .initializers, .cases: "has \(amount(of: nil))"
    }
  }

  /// What is not true of one of these, worded to follow its name.
  func negative(of subject: OwnRuleSubject, found: Int) -> String {
    switch matcher {
    case .layer: isAnything ? "is in no layer" : "is not in layer \(list)"
    case .feature: isAnything ? "is in no feature" : "is not in feature \(list)"
    case .module: "is not in module \(list)"
    case .files: "is not in \(list)"
    case .except: "is in \(list)"
    case .code: "is not code of \(list)"
    case .named: "is not named \(hasWildcard ? "like " : "")\(list)"
    case .declaredWith: "is not declared with \(list)"
    case .conformingTo: "does not inherit from or conform to \(list)"
    case .attributed: "does not have the attribute \(list)"
    case .declaredAs: "is not declared as \(list)"
    case .modified: "is not declared \(list)"
    case .access: "is not \(list)"
    case .role: "is not a \(list)"
    case .typed: typedWords(of: subject, isTrue: false)
    case .parameters: counts.isEmpty ? "has no parameter \(list)" : "does not have \(numbersOfParameters)"
    case .takes: "does not take \(list)"
    case .of: subject == .types ? "is not nested in \(list)" : "does not belong to \(list)"
    case .documented: isTrue ? "is not documented" : "is documented"
    case .async: isTrue ? "is not async" : "is async"
    case .throws: isFlag ? isTrue ? "does not throw" : "throws" : "does not throw \(list)"
    case .given: "is not given \(arguments)"
    case .within: "is not within \(list)"
    case .usedBy: wantedCount == nil ? "is not used by \(users)" : "is used by \(amountOfUsers(found))"
    case .conformers:
      wantedCount == nil
        ? "is not what \(users) conforms to"
        : "has \(found) conforming \(found == 1 ? "type" : "types"), not \(wantedAmount)"
    case .companion:
      wantedCount == nil
        ? "lacks \(list)"
        : "has \(found) \(found == 1 ? "companion" : "companions") among \(list), not \(wantedAmount)"
    case .reaches: "does not reach \(list)"
    case .reachedFrom: "is not reached from \(list)"
    case .imports: counted("import", "imports", found)
    case .types, .members, .macros: counted("use", "uses", found)
    case .calls: counted("call", "calls", found)
    case .writes: counted("write to", "writes to", found)
    case .properties, .functions, .initializers, .cases: "has \(amount(of: found))"
    }
  }

  /// `returns 'Cart'`, `is not a type that conforms to 'Store'`
  private func typedWords(of subject: OwnRuleSubject, isTrue: Bool, as type: String? = nil) -> String {
    let verb =
      switch subject {
      case .functions: isTrue ? "returns" : "does not return"
      case .calls: isTrue ? "makes" : "does not make"
      case .cases: isTrue ? "holds" : "does not hold"
      case .files, .types, .properties, .initializers, .imports, .members, .macros, .writes:
        isTrue ? "is" : "is not"
      }
    let isOfType = verb.hasPrefix("is") && (selections.isEmpty || type != nil)
    let which = selections.isEmpty || type == nil ? "" : ", \(list)"
    return "\(verb)\(isOfType ? " of type" : "") \(type ?? list)\(which)"
  }

  private var isTrue: Bool { patterns.first?.text != "false" }

  /// `a literal text or a number`
  private var arguments: String {
    patterns.map { ArgumentKind(rawValue: $0.text)?.words ?? $0.text }.joined(separator: " or ")
  }

  /// `has a parameter 'completion'`, `has 6 parameters`
  private func parameterWords(as declared: OwnRuleSelection.Declared?) -> String {
    if let declared, !counts.isEmpty { return "has \(Self.parameters(declared.parameters.count))" }
    let met = (declared?.labels ?? []).filter { label in patterns.contains { $0.name.matches(label) } }
    let names = met.isEmpty ? list : met.map { "'\($0)'" }.joined(separator: " and ")
    return counts.isEmpty ? "has a parameter \(names)" : "has \(numbersOfParameters)"
  }

  /// `at most 4 parameters`, `2 parameters or a parameter 'completion'`
  private var numbersOfParameters: String {
    let named = patterns.isEmpty ? [] : ["a parameter \(list)"]
    return (counts.map { "\(Self.words($0)) parameters" } + named).joined(separator: " or ")
  }

  private static func parameters(_ count: Int) -> String { "\(count) parameter\(count == 1 ? "" : "s")" }

  private var isFlag: Bool { patterns.first?.isFlag ?? false }

  private var hasWildcard: Bool { patterns.contains { $0.text.contains("*") } }

  var wantedCount: ClosedRange<Int>? { selections.lazy.compactMap(\.count).first }

  private func counted(_ verb: String, _ verbs: String, _ found: Int) -> String {
    guard let bounds = wantedCount else { return "does not \(verb) \(list)" }
    return "\(verbs) \(list) \(found) times, not \(Self.words(bounds))"
  }

  /// `no function named 'a'`, `2 functions that are declared 'public', not 1`
  private func amount(of found: Int?) -> String {
    let subject = matcher.selectable ?? .types
    let what = patterns.isEmpty ? "" : " named \(patterns.map(\.quoted).joined(separator: " or "))"
    let which = selections.map { $0.qualities(of: subject) }.filter { !$0.isEmpty }.joined(separator: " or ")
    let said = what + (which.isEmpty ? "" : " that \(which)")
    guard let found else { return "a \(subject.word)\(said)" }
    guard let bounds = wantedCount else { return "no \(subject.word)\(said)" }
    return "\(found) \(found == 1 ? subject.word : subject.rawValue)\(said), not \(Self.words(bounds))"
  }

  private var users: String { isAnything ? "anything in the app's own code" : list }

  private var wantedAmount: String { wantedCount.map(Self.words) ?? "at least 1" }

  /// `1 feature, not at least 2`
  private func amountOfUsers(_ found: Int) -> String {
    let plural = counted.rawValue
    let which = isAnything ? "" : " among \(list)"
    return "\(found) \(found == 1 ? String(plural.dropLast()) : plural)\(which), not \(wantedAmount)"
  }

  private static func words(_ bounds: ClosedRange<Int>) -> String {
    if bounds.lowerBound == bounds.upperBound { return "\(bounds.lowerBound)" }
    if bounds.upperBound == Int.max { return "at least \(bounds.lowerBound)" }
    return bounds.lowerBound == 0
      ? "at most \(bounds.upperBound)" : "\(bounds.lowerBound) to \(bounds.upperBound)"
  }

  /// The same with where a declaration is, or what it is.
  func negative(
    of subject: OwnRuleSubject, found: Int, at selection: DeclarationSelection,
    _ id: DeclarationSelection.SubjectID, in codebase: Codebase
  ) -> String {
    let declaration = selection[id]
    let file = codebase.files[declaration.file]
    switch matcher {
    case .layer where !isAnything: return "is in \(file.layerWords), not in layer \(list)"
    case .feature where !isAnything: return "is in \(file.featureWords), not in feature \(list)"
    case .module: return "is in \(file.moduleWords), not in module \(list)"
    case .declaredAs:
      guard case .type(let kind) = declaration.kind else { break }
      return "is \(kind.withArticle), not \(list)"
    case .parameters where !counts.isEmpty:
      let count = declaration.parameters(in: file.facts).count
      return "has \(Self.parameters(count)), not \(counts.map(Self.words).joined(separator: " or "))"
    case .throws where !isFlag:
      guard let thrown = OwnRuleSelection.Declared(declaration, file.facts).thrown else { break }
      return "throws \(thrown), not \(list)"
    case .imports:
      return "is in a file that \(negative(of: subject, found: found))"
    case .layer, .feature, .files, .except, .code, .named, .conformingTo, .attributed, .modified, .access,
      .role, .declaredWith, .typed, .takes, .parameters, .of, .async, .documented, .throws, .within, .given,
      .usedBy,
      .conformers,
      .companion,
      .reaches,
      .reachedFrom,
      .types,
      .calls, .members, .macros, .writes, .properties,
      .functions, .initializers, .cases:
      break
    }
    return negative(of: subject, found: found)
  }

  /// What to do where something that is asked for is not there; `nil` where the rule has to say.
  var remedy: String? {
    switch matcher {
    case .layer, .feature, .module, .files: "move it there"
    case .named: "rename it"
    case .conformingTo: "let it conform to \(list)"
    case .declaredWith: "declare it with \(list)"
    case .attributed: "add the attribute \(list)"
    case .modified, .access: "declare it \(list)"
    case .declaredAs: "declare it as \(list)"
    case .imports: "import \(list)"
    case .calls: "call \(list)"
    case .companion: "add it"
    case .except, .code, .role, .typed, .takes, .parameters, .of, .async, .documented, .throws, .within,
      .given, .usedBy,
      .conformers, .reaches,
      .reachedFrom, .types, .members, .macros, .writes,
      .properties, .functions, .initializers, .cases:
      nil
    }
  }
}

extension OwnRuleSelection {
  /// `a type that conforms to 'Service' and is in layer 'data'`
  func phrase(of subject: OwnRuleSubject) -> String {
    let article = TypeKind.article(before: subject.word)
    let qualities = qualities(of: subject)
    return "\(article) \(subject.word)" + (qualities.isEmpty ? "" : " that \(qualities)")
  }

  /// All that it asks, worded to follow a name.
  ///
  /// - Parameter declared: what it is that the name is of, which is told instead of all that it might be.
  func qualities(of subject: OwnRuleSubject, as declared: Declared? = nil) -> String {
    var parts = clauses.map { $0.positive(of: subject, as: declared) }
    if !alternatives.isEmpty {
      parts.append(alternatives.map { $0.qualities(of: subject) }.joined(separator: " or "))
    }
    for part in excluded { parts.append(part.negative(of: subject)) }
    return parts.joined(separator: " and ")
  }

  /// Worded to follow the name of what is not meant by it.
  func negative(of subject: OwnRuleSubject) -> String {
    if alternatives.isEmpty, excluded.isEmpty {
      return clauses.map { $0.negative(of: subject, found: 0) }.joined(separator: " or ")
    }
    if clauses.isEmpty, excluded.isEmpty {
      return alternatives.map { $0.negative(of: subject) }.joined(separator: " and ")
    }
    if clauses.isEmpty, alternatives.isEmpty {
      return excluded.map { $0.qualities(of: subject) }.joined(separator: " or ")
    }
    return "is not what \(qualities(of: subject))"
  }
}
