import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel

/// Which declarations each part of the rules speaks about. Each text in the codebase is looked up once for all rules.
struct DeclarationSelection: Sendable {
  /// One of the declarations, as a small number.
  struct SubjectID: Hashable, Comparable, Sendable {
    private let number: Int32

    init(_ index: Int) { number = Int32(index) }

    /// Into all of them.
    var index: Int { Int(number) }

    static func < (one: SubjectID, other: SubjectID) -> Bool { one.number < other.number }
  }

  private let subjects: [SelectedDeclaration]
  /// In order.
  private let ofSubject: [OwnRuleSubject: [SubjectID]]
  let codebase: Codebase
  let placement: PlacementMatcher
  private let described: DescribedDeclarations
  /// The types that each selection in the place of a name selects.
  private(set) var types: [JSONLocation: Set<SymbolID>] = [:]
  private(set) var contents: [ContentKey: DeclarationContent] = [:]
  /// `nil` where no rule asks.
  private(set) var ties: Ties?

  init(_ codebase: Codebase, _ rules: [OwnRule], _ placement: PlacementMatcher, _ work: some WorkDistribution)
  {
    self.codebase = codebase
    self.placement = placement
    var words = RuleWords(rules)
    let subjects =
      words.subjects.isEmpty
      ? []
      : SelectedDeclaration.all(of: codebase, withMembers: words.subjects != [.types])
    self.subjects = subjects
    var ofSubject: [OwnRuleSubject: [SubjectID]] = [:]
    for subject in OwnRuleSubject.allCases where subject.isDeclaration {
      ofSubject[subject] = subjects.indices.filter { subjects[$0].subject == subject }.map(SubjectID.init)
    }
    self.ofSubject = ofSubject
    described = DescribedDeclarations(subjects, words, in: codebase, work)
    resolve(&words, work)
  }

  /// What rests on another selection comes after it.
  private mutating func resolve(_ words: inout RuleWords, _ work: some WorkDistribution) {
    var tied: [(clause: OwnRule.Clause, listed: Ties.Listed)] = []
    let ties = words.open.flatMap(\.ties)
    let names = words.asksForUsersOfMembers ? NamesOfMembers(in: codebase, work) : nil
    let graphs = ties.isEmpty ? nil : UseGraphs(for: ties, members: names, in: codebase)
    while !words.open.isEmpty {
      let ready = words.takeReady()
      for clause in ready.ties {
        tied.append((clause, listed(clause)))
      }
      if let graphs, !ready.ties.isEmpty { self.ties = Ties(tied, graphs, in: codebase) }
      for selection in ready.types {
        types[selection.location] = Set(ids(selection, .types).map { self[$0].symbol })
      }
      let uses = ContentPlaces(of: ready.uses, in: codebase, UseConditions(codebase, placement, types))
      for (clause, subject) in ready.clauses {
        contents[ContentKey(clause, subject)] =
          clause.matcher.selectable?.isUse ?? false || clause.matcher == .types
          ? .places(uses[clause.location]) : members(clause)
      }
    }
  }

  /// What a word about ties lists. A companion that is known by its place is a file.
  private func listed(_ clause: OwnRule.Clause) -> Ties.Listed {
    let places = clause.selections.filter(\.isOfPlaces)
    var types = clause
    if clause.matcher == .companion { types.selections.removeAll(where: \.isOfPlaces) }
    let declared = declared(types, .types)
    // An extension is something besides the type that it extends.
    let extensions = clause.matcher == .companion ? declared.filter { self[$0].isExtension } : []
    return Ties.Listed(
      types: Set(declared.without(extensions).map { self[$0].symbol }),
      files: places.isEmpty
        ? [] : Set(codebase.files.ids.filter { file in places.contains { placement.isIn(file, $0) } }),
      extensions: extensions.map { self[$0].file })
  }

  private func members(_ clause: OwnRule.Clause) -> DeclarationContent {
    var ofTypes: [SymbolID: Int] = [:]
    var inFiles: [FileID: Int] = [:]
    for id in clause.matcher.selectable.map({ declared(clause, $0) }) ?? [] {
      ofTypes[self[id].symbol, default: 0] += 1
      inFiles[self[id].file, default: 0] += 1
    }
    return .members(ofTypes: ofTypes, inFiles: inFiles)
  }

  /// All declarations that a word about what is in something lists.
  func declared(_ clause: OwnRule.Clause, _ subject: OwnRuleSubject) -> [SubjectID] {
    var found = Set(clause.patterns.flatMap { self.found($0, .named, subject) })
    for selection in clause.selections { found.formUnion(ids(selection, subject)) }
    return found.sorted()
  }

  subscript(_ id: SubjectID) -> SelectedDeclaration { subjects[id.index] }

  /// All that is declared in a file, whatever is asked.
  func ids(ofFile file: FileID) -> [SubjectID] {
    subjects.indices.filter { subjects[$0].file == file }.map(SubjectID.init)
  }

  func facts(of id: SubjectID) -> FileFacts { codebase.files[self[id].file].facts }

  // What a rule speaks about

  /// The declarations that a rule looks at.
  func subjects(of rule: OwnRule) -> [SubjectID] {
    let purposes = rule.code
    return inFiles(candidates(of: rule), where: { placement.isInScope($0, of: rule) }).filter {
      purposes.contains(purpose(of: $0))
    }
  }

  /// Those in files of which something is true, which is asked once for each.
  ///
  /// - Parameter ids: in order, so that those of one file are beside each other.
  func inFiles(_ ids: [SubjectID], where isTrue: (FileID) -> Bool) -> [SubjectID] {
    var last: (file: FileID, isTrue: Bool)?
    return ids.filter { id in
      let file = self[id].file
      if let last, last.file == file { return last.isTrue }
      let answer = isTrue(file)
      last = (file, answer)
      return answer
    }
  }

  /// Whether the place and the purpose of a declaration are among those that a rule looks at.
  func isLookedAt(_ id: SubjectID, by rule: OwnRule, _ purposes: CodePurposes) -> Bool {
    placement.isInScope(self[id].file, of: rule) && purposes.contains(purpose(of: id))
  }

  func purpose(of id: SubjectID) -> CodePurpose {
    codebase.files[self[id].file].purpose(at: nameRange(of: id).start)
  }

  /// Its name, and with the types around it.
  func names(of id: SubjectID) -> [String] {
    self[id].names(in: codebase)
  }

  func nameRange(of id: SubjectID) -> ByteRange { self[id].name(in: facts(of: id)) }

  /// All that the rule's selection lists, wherever it is.
  func candidates(of rule: OwnRule) -> [SubjectID] { ids(rule.selection, rule.subject) }

  /// All that a selection lists, wherever it is.
  func ids(_ selection: OwnRuleSelection, _ subject: OwnRuleSubject) -> [SubjectID] {
    let listed = selection.clauses.filter {
      $0.matcher.isCompared && $0.selections.isEmpty && $0.counts.isEmpty
    }
    let rarest = listed.min { count($0, subject) < count($1, subject) }
    let start = rarest.map { list($0, subject) } ?? ofSubject[subject] ?? []
    let asked = selection.kindsAsked
    return kept(start.filter { self[$0].isMeant(by: asked) }, where: selection)
  }

  private func count(_ clause: OwnRule.Clause, _ subject: OwnRuleSubject) -> Int {
    clause.patterns.reduce(0) { $0 + listed($1, clause.matcher, subject).count }
  }

  private func list(_ clause: OwnRule.Clause, _ subject: OwnRuleSubject) -> [SubjectID] {
    if clause.patterns.count == 1 { return listed(clause.patterns[0], clause.matcher, subject) }
    return Set(clause.patterns.flatMap { listed($0, clause.matcher, subject) }).sorted()
  }

  func listed(
    _ pattern: OwnRule.Pattern, _ matcher: OwnRuleMatcher, _ subject: OwnRuleSubject
  ) -> [SubjectID] {
    described[pattern, matcher, subject]
  }

  /// The declarations that one pattern describes, wherever they are.
  func found(
    _ pattern: OwnRule.Pattern, _ matcher: OwnRuleMatcher, _ subject: OwnRuleSubject
  ) -> [SubjectID] {
    if matcher.isCompared { return listed(pattern, matcher, subject) }
    return (ofSubject[subject] ?? []).filter { id in
      matcher == .code
        ? purpose(of: id).rawValue == pattern.text : placement.matches(self[id].file, matcher, pattern)
    }
  }
}

extension OwnRuleMatcher {
  /// Whether its patterns are compared with texts of a declaration.
  var isCompared: Bool {
    switch self {
    case .named, .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith, .typed,
      .takes,
      .parameters, .of,
      .async, .documented,
      .throws:
      true
    case .layer, .feature, .module, .files, .except, .code, .within, .given, .usedBy, .conformers, .companion,
      .reaches,
      .reachedFrom, .imports, .types, .calls, .members,
      .macros, .writes, .properties, .functions, .initializers, .cases:
      false
    }
  }
}
