package import ArchConfig
import ArchFacts
package import ArchModel

/// The team's own rules, applied to a codebase: each name of a file is looked up once for all of them, so that a
/// further rule costs what it finds.
package struct OwnRuleCheck: Sendable {
  let rules: [OwnRule]
  let selection: TypeSelection
  let placement: PlacementMatcher
  private let codebase: Codebase
  private let forbidden: [ForbiddenNames]
  private let purposes: [Set<CodePurpose>]
  /// The rules about whole files that ask for imports.
  private let requiringImports: [Int]
  /// By rule: the types that it looks at; `nil` for rules about whole files.
  private let chosen: [ChosenTypes?]

  package init(_ written: [OwnRule], in codebase: Codebase) {
    let rules = written.map { $0.withoutModules { codebase.symbols.symbols(named: $0).isEmpty } }
    self.rules = rules
    self.codebase = codebase
    placement = PlacementMatcher(codebase, rules)
    let selection = TypeSelection(codebase, rules, placement)
    self.selection = selection
    forbidden = OwnRuleMatcher.allCases.compactMap { ForbiddenNames($0, rules) }
    purposes = rules.map { Set($0.code) }
    requiringImports = rules.indices.filter { number in
      rules[number].types.isEmpty && rules[number].required.contains { $0.matcher == .imports }
    }
    chosen = rules.map { rule in
      rule.types.isEmpty
        ? nil
        : ChosenTypes(of: rule, selection, codebase, allowed: rule.setting.allow.map(NamePattern.init))
    }
  }

  /// What one rule finds, by its place among the rules.
  typealias Found = [Int: Findings]

  /// The parts that may be done in any order and on any thread.
  package var parts: Range<Int> {
    let files = (codebase.files.count + Self.filesAtOnce - 1) / Self.filesAtOnce
    return rules.isEmpty ? 0..<0 : 0..<files + 1
  }

  private static let filesAtOnce = 32

  func findings(part: Int) -> Found {
    var found: Found = [:]
    guard part > 0 else {
      for (number, rule) in rules.enumerated() {
        for type in chosen[number]?.types ?? [] { checkType(type, rule, number, &found) }
      }
      return found
    }
    let first = (part - 1) * Self.filesAtOnce
    for file in codebase.files.ids[first..<min(first + Self.filesAtOnce, codebase.files.count)] {
      checkFile(file, &found)
    }
    return found
  }

  private func add(
    _ remark: Remark, _ number: Int, at range: ByteRange, in place: Place, about: About,
    aliases: [String] = [],
    _ found: inout Found
  ) {
    found[number, default: Findings(codebase, allow: rules[number].setting.allow)].add(
      remark, at: range, in: place, about: about, aliases: aliases)
  }
}

/// The types that one rule looks at, and where they are.
private struct ChosenTypes: Sendable {
  let types: [TypeSelection.SubjectID]
  /// By file.
  private var extents: [FileID: [ByteRange]] = [:]
  private var files: Set<FileID> = []

  init(
    of rule: OwnRule, _ selection: TypeSelection, _ codebase: Codebase, allowed: [NamePattern]
  ) {
    types = selection.subjects(of: rule).filter { id in
      guard !allowed.isEmpty else { return true }
      let symbol = selection[id].symbol
      let names = [codebase.symbols.name(of: symbol), codebase.symbols.qualifiedName(of: symbol)]
      return !allowed.contains { pattern in names.contains(where: pattern.matches) }
    }
    for id in types {
      let subject = selection[id]
      files.insert(subject.file)
      if subject.kind == .extension {
        add(subject.file, subject.declaration, codebase)
      } else {
        // What is in its extensions is part of a type, too.
        for part in codebase.symbols.declarations(of: subject.symbol) { add(part.file, part.index, codebase) }
      }
    }
  }

  private mutating func add(_ file: FileID, _ declaration: Int32, _ codebase: Codebase) {
    let extent = codebase.files[file].facts.types[Int(declaration)].extent
    extents[file, default: []].append(extent)
  }

  /// Whether something is in one of the types; imports are in the files that declare them.
  func hold(_ range: ByteRange, ofFile file: FileID, _ matcher: OwnRuleMatcher) -> Bool {
    if matcher == .imports { return files.contains(file) }
    return extents[file]?.contains { $0.contains(range.start) } ?? false
  }
}

// Whole files.
extension OwnRuleCheck {
  private func checkFile(_ index: FileID, _ found: inout Found) {
    let file = codebase.files[index]
    let names = NamesInFile(codebase, file: index)
    var written = WrittenName()
    for list in forbidden {
      for name in names.found(by: list.matcher) {
        for match in list.matches(of: name, in: file.facts, codebase, &written) {
          report(match, name, list.matcher, file, index, &found)
        }
      }
    }
    checkRequiredImports(file, index, names, &found)
  }

  private func checkRequiredImports(
    _ file: SourceFile, _ index: FileID, _ names: NamesInFile, _ found: inout Found
  ) {
    for number in requiringImports {
      let rule = rules[number]
      for clause in rule.required where clause.matcher == .imports {
        let start = file.firstDeclaration ?? ByteRange(start: 0, end: 0)
        guard purposes[number].contains(file.purpose(at: start.start)), placement.isInScope(index, of: rule),
          !file.imports(oneOf: clause)
        else { continue }
        add(
          .missing("this file does not import \(clause.list)", rule), number, at: start,
          in: Place(file: index, owner: FileFacts.none, function: FileFacts.none),
          about: .module(clause.list), &found)
      }
    }
  }

  private func report(
    _ match: ForbiddenNames.Match, _ name: NamesInFile.Found, _ matcher: OwnRuleMatcher, _ file: SourceFile,
    _ index: FileID, _ found: inout Found
  ) {
    let number = match.rule
    let rule = rules[number]
    if let chosen = chosen[number] {
      guard chosen.hold(name.range, ofFile: index, matcher) else { return }
    } else {
      guard placement.isInScope(index, of: rule) else { return }
    }
    guard purposes[number].contains(file.purpose(at: name.range.start)) else { return }
    let place = name.place(inFile: index, file.facts)
    let about =
      matcher == .imports
      ? About.module(match.name) : .edge(to: name.symbol.map(About.End.type) ?? .name(match.name))
    add(
      .forbidden(match.name, matcher, match.pattern, rule, file), number, at: match.range, in: place,
      about: about, aliases: [match.name], &found)
  }
}

// Chosen types.
extension OwnRuleCheck {
  private func checkType(
    _ id: TypeSelection.SubjectID, _ rule: OwnRule, _ number: Int, _ found: inout Found
  ) {
    let subject = selection[id]
    let file = codebase.files[subject.file]
    let place = Place(file: subject.file, owner: subject.declaration, function: FileFacts.none)
    let own = codebase.symbols.qualifiedName(of: subject.symbol)
    let name = subject.kind == .extension ? "extension \(own)" : own
    for clause in rule.required where !matches(id, clause, file) {
      let remark: String
      switch clause.matcher {
      case .layer: remark = "'\(name)' is in \(file.layerWords), not in layer \(clause.list)"
      case .feature: remark = "'\(name)' is in \(file.featureWords), not in feature \(clause.list)"
      case .module: remark = "'\(name)' is in \(file.moduleWords), not in module \(clause.list)"
      case .files: remark = "'\(name)' is not in \(clause.list)"
      case .named: remark = "'\(name)' is not named like \(clause.list)"
      case .conformingTo: remark = "'\(name)' does not inherit from or conform to \(clause.list)"
      case .attributed: remark = "'\(name)' does not have the attribute \(clause.list)"
      case .declaredAs: remark = "'\(name)' is \(subject.kind.withArticle), not \(clause.list)"
      case .modified: remark = "'\(name)' is not declared \(clause.list)"
      case .imports: remark = "the file of '\(name)' does not import \(clause.list)"
      case .except, .code, .types, .calls, .members: continue
      }
      add(
        .missing(remark, rule), number, at: selection.nameRange(of: id), in: place,
        about: .type(subject.symbol), &found)
    }
    for clause in rule.forbidden
    where !clause.matcher.speaksOfContent(of: .types) && matches(id, clause, file) {
      add(
        .broken("'\(name)' \(clause.verb) \(clause.list)", rule), number, at: selection.nameRange(of: id),
        in: place, about: .type(subject.symbol), &found)
    }
  }

  private func matches(_ id: TypeSelection.SubjectID, _ clause: OwnRule.Clause, _ file: SourceFile) -> Bool {
    clause.matcher == .imports ? file.imports(oneOf: clause) : selection.matches(id, clause)
  }
}

extension OwnRuleMatcher {
  /// Whether what it forbids may be anywhere in what the rule looks at, or says what the types themselves are.
  func speaksOfContent(of subject: OwnRuleSubject) -> Bool {
    switch self {
    case .imports, .types, .calls, .members, .attributed, .modified: true
    case .named, .conformingTo, .declaredAs: subject == .files
    case .layer, .feature, .module, .files, .except, .code: false
    }
  }
}

/// What a rule looks at.
enum OwnRuleSubject: Sendable {
  case files, types
}

extension OwnRule {
  var subject: OwnRuleSubject { types.isEmpty ? .files : .types }
}

extension SourceFile {
  fileprivate var layerWords: String { layer.map { "layer '\($0.name)'" } ?? "no layer" }
  fileprivate var featureWords: String { feature.map { "feature '\($0)'" } ?? "no feature" }
  fileprivate var moduleWords: String { placement.module.map { "module '\($0)'" } ?? "no module" }

  fileprivate func imports(oneOf clause: OwnRule.Clause) -> Bool {
    var name = WrittenName()
    var isFound = false
    for entry in facts.imports where !isFound {
      name.read(entry.path, hasReceiver: false, in: facts)
      name.forEachPart(.module) { part in
        isFound = clause.patterns.contains { $0.name.matches(part.text) }
        return isFound
      }
    }
    return isFound
  }
}
