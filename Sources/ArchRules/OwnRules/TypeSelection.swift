import ArchConfig
import ArchFacts
import ArchModel

/// One declaration that a team's own rules can speak about: of a type, or an extension where these are asked for.
struct SelectedDeclaration: Sendable {
  /// What it declares or extends.
  let symbol: SymbolID
  let file: FileID
  /// Into `types` of the file.
  let declaration: Int32
  let kind: TypeKind
}

/// Which types each of the rules speaks about. Each name in the codebase is looked up once for all rules.
struct TypeSelection: Sendable {
  /// One of the declarations, as a small number.
  struct SubjectID: Hashable, Comparable, Sendable {
    fileprivate let number: Int32

    fileprivate init(_ index: Int) { number = Int32(index) }

    static func < (one: SubjectID, other: SubjectID) -> Bool { one.number < other.number }
  }

  private let subjects: [SelectedDeclaration]
  private let codebase: Codebase
  private let placement: PlacementMatcher
  /// By matcher and text, in order.
  private let matching: [Key: [SubjectID]]

  private struct Key: Hashable {
    let matcher: OwnRuleMatcher
    let text: String
  }

  init(_ codebase: Codebase, _ rules: [OwnRule], _ placement: PlacementMatcher) {
    self.codebase = codebase
    self.placement = placement
    let asks = rules.contains { !$0.types.isEmpty }
    subjects = asks ? Self.subjects(of: codebase) : []
    var matching: [Key: [SubjectID]] = [:]
    for matcher in OwnRuleMatcher.allCases where matcher.describesType {
      var patterns: [String: NamePattern] = [:]
      for rule in rules where !rule.types.isEmpty {
        for clause in rule.types + rule.forbidden + rule.required where clause.matcher == matcher {
          for pattern in clause.patterns { patterns[pattern.name.text] = pattern.name }
        }
      }
      guard !patterns.isEmpty else { continue }
      let all = patterns.values.sorted { $0.text < $1.text }
      let index = NamePatternIndex(all)
      var found = [[SubjectID]](repeating: [], count: all.count)
      var name = WrittenName()
      for (number, subject) in subjects.enumerated() {
        Self.forEachText(of: subject, matcher, in: codebase, &name) { text in
          index.forEachMatch(of: text) { pattern in
            let id = SubjectID(number)
            if found[Int(pattern)].last != id { found[Int(pattern)].append(id) }
          }
        }
      }
      for (pattern, list) in zip(all, found) { matching[Key(matcher: matcher, text: pattern.text)] = list }
    }
    self.matching = matching
  }

  private static func subjects(of codebase: Codebase) -> [SelectedDeclaration] {
    codebase.files.ids.flatMap { file -> [SelectedDeclaration] in
      let types = codebase.files[file].facts.types
      return types.indices.compactMap { index in
        let symbol = codebase.symbols.symbolOfDeclaration[file][index]
        guard symbol.exists, types[index].kind != .associatedtype else { return nil }
        return SelectedDeclaration(
          symbol: symbol, file: file, declaration: Int32(index), kind: types[index].kind)
      }
    }
  }

  subscript(_ id: SubjectID) -> SelectedDeclaration { subjects[Int(id.number)] }

  // What a rule speaks about

  /// The types that a rule looks at.
  func subjects(of rule: OwnRule) -> [SubjectID] {
    let purposes = Set(rule.code)
    return candidates(of: rule).filter { isLookedAt($0, by: rule, purposes) }
  }

  /// Whether the place and the purpose of a type are among those that a rule looks at.
  func isLookedAt(_ id: SubjectID, by rule: OwnRule, _ purposes: Set<CodePurpose>) -> Bool {
    return placement.isInScope(self[id].file, of: rule) && purposes.contains(purpose(of: id))
  }

  func purpose(of id: SubjectID) -> CodePurpose {
    let subject = self[id]
    return codebase.files[subject.file].purpose(at: nameRange(of: id).start)
  }

  func nameRange(of id: SubjectID) -> ByteRange {
    let subject = self[id]
    return codebase.files[subject.file].facts.types[Int(subject.declaration)].name
  }

  /// All that 'types' lists, wherever it is.
  func candidates(of rule: OwnRule) -> [SubjectID] {
    let described = rule.types.filter(\.matcher.describesType)
    let asked = Set(rule.types.filter { $0.matcher == .declaredAs }.flatMap(\.patterns).map(\.text))
    let rarest = described.min { count($0) < count($1) }
    let start = rarest.map(list) ?? subjects.indices.map(SubjectID.init)
    return start.filter { id in
      let kind = self[id].kind
      // An alias and an extension are types only to those who ask for one.
      if kind == .typealias || kind == .extension, !asked.contains(kind.keyword) { return false }
      return rule.types.allSatisfy { matches(id, $0) }
    }
  }

  private func count(_ clause: OwnRule.Clause) -> Int {
    clause.patterns.reduce(0) { $0 + found($1, clause.matcher).count }
  }

  private func list(_ clause: OwnRule.Clause) -> [SubjectID] {
    if clause.patterns.count == 1 { return found(clause.patterns[0], clause.matcher) }
    return Set(clause.patterns.flatMap { found($0, clause.matcher) }).sorted()
  }

  /// The types that one pattern describes, wherever they are.
  func found(_ pattern: OwnRule.Pattern, _ matcher: OwnRuleMatcher) -> [SubjectID] {
    if matcher.describesType { return matching[Key(matcher: matcher, text: pattern.name.text)] ?? [] }
    return subjects.indices.map(SubjectID.init).filter {
      placement.matches(self[$0].file, matcher, pattern)
    }
  }

  func matches(_ id: SubjectID, _ clause: OwnRule.Clause) -> Bool {
    if !clause.matcher.describesType {
      return clause.patterns.contains { placement.matches(self[id].file, clause.matcher, $0) }
    }
    return clause.patterns.contains { pattern in
      (matching[Key(matcher: clause.matcher, text: pattern.name.text)] ?? []).holds(id)
    }
  }

  // What a type is called

  private static func forEachText(
    of subject: SelectedDeclaration, _ matcher: OwnRuleMatcher, in codebase: Codebase,
    _ name: inout WrittenName,
    _ body: (ArraySlice<UInt8>) -> Void
  ) {
    let facts = codebase.files[subject.file].facts
    let type = facts.types[Int(subject.declaration)]
    switch matcher {
    case .named: forEachName(of: subject.symbol, in: codebase, body)
    case .conformingTo:
      if subject.kind == .extension {
        for written in type.inherits.indices {
          for part in TypeText.names(facts.names[written], in: facts.bytes) {
            name.read(part, hasReceiver: false, in: facts)
            name.forEachPart(.whole) { part in
              body(part.text)
              return false
            }
          }
        }
        return
      }
      for supertype in codebase.symbols.supertypes(of: subject.symbol) {
        forEachName(of: supertype, in: codebase, body)
      }
      for supertype in codebase.symbols.externalSupertypes(of: subject.symbol) {
        body(codebase.symbols.names.bytes(supertype))
      }
    case .attributed:
      for attribute in type.attributes.indices {
        // `available` of `available(iOS 17, *)`.
        name.read(facts.names[attribute], hasReceiver: false, in: facts)
        name.forEachPart(.whole) { part in
          body(part.text)
          return false
        }
      }
    case .modified:
      for modifier in type.modifiers.indices { body(facts.bytes[facts.names[modifier]]) }
    case .declaredAs: body(Array(subject.kind.keyword.utf8)[...])
    case .layer, .feature, .module, .files, .except, .code, .imports, .types, .calls, .members: break
    }
  }

  /// Its own, and with the types and the module around it.
  private static func forEachName(
    of symbol: SymbolID, in codebase: Codebase, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    body(codebase.symbols.names.bytes(codebase.symbols[symbol].name))
    var rest = Array(codebase.nameWithModule(of: symbol).utf8)[...]
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      body(rest)
      rest = rest[(period + 1)...]
    }
  }
}

extension Codebase {
  /// `CartKit.Cart.Item`; without the module where it is not known.
  func nameWithModule(of symbol: SymbolID) -> String {
    let name = symbols.qualifiedName(of: symbol)
    guard !symbols[symbol].isExternal, let module = file(of: symbol).placement.module else { return name }
    return "\(module).\(name)"
  }
}

extension [UInt8] {
  fileprivate subscript(range: ByteRange) -> ArraySlice<UInt8> { self[Int(range.start)..<Int(range.end)] }
}

extension [TypeSelection.SubjectID] {
  /// Whether a sorted list holds a number.
  fileprivate func holds(_ id: TypeSelection.SubjectID) -> Bool {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == id
  }
}

extension OwnRuleMatcher {
  /// Whether it says what a type is, wherever it is.
  var describesType: Bool {
    switch self {
    case .named, .conformingTo, .attributed, .declaredAs, .modified: true
    case .layer, .feature, .module, .files, .except, .code, .imports, .types, .calls, .members: false
    }
  }
}
