import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Coordinators translate states to navigation and do nothing else.
struct CoordinatorsDecideNothing: CodeRule {
  static let about = RuleInfo(
    id: "coordinators-decide-nothing",
    summary: "A coordinator maps states to flows; it does not fetch, store, parse or judge anything.",
    why: """
      Use cases return typed states; coordinators translate states into navigation. A request, a stored value, a \
      parser or a condition on domain data in a coordinator is a business rule that no use case owns, in the \
      one place that can be tested only with screens.
      """,
    decision: "Architecture Rules, 2: coordinators route, use cases decide",
    bad: """
      // Features/Search/Domain/Species.swift
      struct Species {
        let population: Int
        let protectedSince: Int?
      }
      // App/Coordinators/SearchCoordinator.swift
      import UIKit

      final class SearchCoordinator {
        func select(_ species: Species) {
          if species.protectedSince != nil && species.population < 10_000 {
            showNotice()
          } else {
            showDetail()
          }
        }
        func showNotice() {}
        func showDetail() {}
      }
      """,
    good: """
      // Features/Search/Domain/Species.swift
      enum Selection {
        case endangered
        case common
      }
      // App/Coordinators/SearchCoordinator.swift
      import UIKit

      final class SearchCoordinator {
        func select(_ selection: Selection) {
          switch selection {
          case .endangered: showNotice()
          case .common: showDetail()
          }
        }
        func showNotice() {}
        func showDetail() {}
      }
      """,
    fix: "Let a use case do the work and return a typed state, and map that state to a flow with one switch."
  )

  static var allowsUsers: Bool { true }

  private let judgesFlags: Bool
  private let judgesRepositories: Bool

  init(options: inout OptionReader) {
    judgesFlags = options.flag(
      "flags",
      "Whether a single flag of a domain value, such as 'session.isValid', is reported as a warning.",
      more: .demands
    )
    judgesRepositories = options.flag(
      "repositories",
      "Whether a coordinator that calls a repository or a network client is reported as a warning.",
      more: .demands,
      default: true)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for (index, file) in codebase.files.enumerated() where !file.isTest && mayHoldCoordinators(file) {
      var coordinators = CoordinatorFile(codebase, Int32(index))
      guard coordinators.isAny else { continue }
      coordinators.checkForeignUses(&findings)
      if judgesRepositories { coordinators.checkRepositories(&findings) }
      coordinators.checkConditions(flags: judgesFlags, &findings)
      coordinators.checkOperators(&findings)
    }
  }

  private func mayHoldCoordinators(_ file: SourceFile) -> Bool {
    switch file.kind {
    case .coordinators, .boot, .presentation, .other, nil: true
    case .data, .infrastructure, .domain, .contracts, .composition: false
    }
  }
}

/// One file with coordinators under the rule.
private struct CoordinatorFile {
  private let codebase: Codebase
  private let index: Int32
  private let file: SourceFile
  private let facts: FileFacts
  /// Lines and conditions that were judged as a whole, by where they start, so that their parts are not judged
  /// again.
  private var judgedLines: Set<Int32> = []

  init(_ codebase: Codebase, _ index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
  }

  /// Whether the file declares or extends a coordinator.
  var isAny: Bool {
    codebase.symbols.symbolOfDeclaration[Int(index)].contains { $0 >= 0 && isCoordinator($0) }
  }

  func checkForeignUses(_ findings: inout Findings) {
    func check(_ uses: [ForeignUse], _ verb: String) {
      for use in uses where file.isProduction(at: use.range.start) {
        guard let coordinator = coordinator(at: use.place) else { continue }
        findings.add(
          .io(use.name, verb, by: name(of: coordinator), label: label(coordinator)), at: use.range,
          in: use.place, about: .edge(to: .name(use.name), .declaration),
          aliases: names(of: coordinator),
          related: related(coordinator, findings))
      }
    }
    check(ForeignUse.types(AppleTypes[.network], in: index, of: codebase), "talks to the network")
    check(ForeignUse.types(AppleTypes[.stores], in: index, of: codebase), "reaches for stored data")
    check(
      ForeignUse.functions(AppleFunctions[.stores], in: index, of: codebase),
      "reaches for stored data")
    check(ForeignUse.types(AppleTypes[.parses], in: index, of: codebase), "reads or writes a wire format")
  }

  /// `sessions.current()` of a repository: the coordinator asks for data itself.
  func checkRepositories(_ findings: inout Findings) {
    let types = ExpressionTypes(codebase.code, file: index)
    for call in facts.calls where !call.isPattern && call.callee != call.member {
      let place = Place(file: index, owner: call.owner, function: call.function)
      guard !call.member.isEmpty, file.isProduction(at: call.member.start),
        let coordinator = coordinator(at: place)
      else { continue }
      let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast()
      guard let last = receiver.last, facts.bytes[Int(last.start)].isLowerCase,
        let source = types.kind(of: receiver, at: place).symbol, isDataSource(source)
      else { continue }
      let sourceName = codebase.symbols.qualifiedName(of: source)
      findings.add(
        .asks(sourceName, facts.verbatim(call.member), by: name(of: coordinator), label: label(coordinator)),
        at: ByteRange(start: last.start, end: call.member.end), in: place,
        about: .edge(to: .type(source), .declaration), aliases: names(of: coordinator), severity: .warning,
        related: [findings.declaration(of: source, "'\(sourceName)' is declared here")])
    }
  }

  mutating func checkConditions(flags: Bool, _ findings: inout Findings) {
    let conditions = DomainCondition(codebase, file: index)
    for branch in facts.branches {
      let place = Place(file: index, owner: branch.owner, function: branch.function)
      switch branch.kind {
      case .if, .guard, .while: break
      case .switch, .case, .for, .ternary, .catch, .and, .or, .coalescing, .comparison, .arithmetic,
        .negation:
        continue
      }
      guard file.isProduction(at: branch.position), let coordinator = coordinator(at: place),
        let data = conditions.data(in: branch, at: place)
      else { continue }
      noteLines(of: branch.condition)
      guard data.weight == .decision || flags else { continue }
      let word = ByteRange(start: branch.position, end: branch.position + Int32("\(branch.kind)".utf8.count))
      report(data, "'\(branch.kind)'", at: word, place, coordinator, &findings)
    }
  }

  /// `let isAdult = user.age >= 18` decides without an `if`, and so does `? :`.
  mutating func checkOperators(_ findings: inout Findings) {
    let conditions = DomainCondition(codebase, file: index)
    for branch in facts.branches {
      switch branch.kind {
      case .and, .or, .comparison: break
      case .if, .guard, .while, .switch, .case, .for, .ternary, .catch, .coalescing, .arithmetic, .negation:
        continue
      }
      let place = Place(file: index, owner: branch.owner, function: branch.function)
      guard file.isProduction(at: branch.position),
        let coordinator = coordinator(at: place), !isInClosureArgument(branch)
      else { continue }
      let line = facts.lineRange(at: branch.position)
      guard !judgedLines.contains(line.start) else { continue }
      guard let data = conditions.data(in: line, at: place), data.weight == .decision else { continue }
      judgedLines.insert(line.start)
      let range = ByteRange(start: branch.position, end: branch.end)
      report(data, "'\(facts.verbatim(range))'", at: range, place, coordinator, &findings)
    }
  }

  private mutating func noteLines(of range: ByteRange) {
    var offset = range.start
    while offset < range.end {
      let line = facts.lineRange(at: offset)
      judgedLines.insert(line.start)
      offset = line.end + 1
    }
  }

  private func report(
    _ data: DomainCondition.Data, _ word: String, at range: ByteRange, _ place: Place,
    _ coordinator: SymbolID,
    _ findings: inout Findings
  ) {
    let type = codebase.symbols.qualifiedName(of: data.type)
    findings.add(
      .decides(data.text, type: type, word, by: name(of: coordinator), label: label(coordinator)), at: range,
      in: place, about: .edge(to: .type(data.type)), aliases: names(of: coordinator),
      severity: data.weight == .flag ? .warning : nil,
      related: [findings.declaration(of: data.type, "'\(type)' is declared here, in the domain")])
  }

  /// The coordinator around a place.
  private func coordinator(at place: Place) -> SymbolID? {
    guard !codebase.isInCompositionRoot(place) else { return nil }
    var scope = codebase.type(at: place)
    while let type = scope {
      if isCoordinator(type) { return type }
      let parent = codebase.symbols[type].parent
      scope = parent >= 0 ? parent : nil
    }
    return nil
  }

  private func isCoordinator(_ type: SymbolID) -> Bool {
    !codebase.symbols[type].isExternal && codebase.role(of: type).role == .coordinator
  }

  private func isDataSource(_ type: SymbolID) -> Bool {
    let name = codebase.symbols.name(of: type)
    let role = (codebase.purpose(of: type) ?? codebase.role(of: type)).role
    if role == .repository { return true }
    guard role == .service, name.hasSuffix("Client") || name.hasSuffix("API") else { return false }
    let words = CamelCaseWords.of(name)
    return words.contains(where: Self.clientWords.contains)
  }

  private static let clientWords = BoundaryWords[.client]

  private func names(of coordinator: SymbolID) -> [String] {
    [codebase.symbols.name(of: coordinator), name(of: coordinator)]
  }

  private func name(of coordinator: SymbolID) -> String { codebase.symbols.qualifiedName(of: coordinator) }

  private func label(_ coordinator: SymbolID) -> String {
    "'\(name(of: coordinator))' is a coordinator \(codebase.role(of: coordinator).evidence.reason(in: codebase.code))"
  }

  private func related(_ coordinator: SymbolID, _ findings: Findings) -> [Findings.Related] {
    guard codebase.symbols[coordinator].file != index else { return [] }
    return [findings.declaration(of: coordinator, "'\(name(of: coordinator))' is declared here")]
  }

  /// `first { $0.rank > other.rank }` looks something up.
  private func isInClosureArgument(_ branch: Branch) -> Bool {
    let line = facts.lineRange(at: branch.position)
    guard facts.isInClosure(branch.position, startingIn: line) else { return false }
    return facts.nameChains(in: ByteRange(start: line.start, end: branch.condition.end)).contains {
      facts.bytes[Int($0.start)] == UInt8(ascii: "$")
    }
  }
}

extension Remark {
  fileprivate static func io(_ api: String, _ verb: String, by coordinator: String, label: String) -> Remark {
    Remark(
      "coordinator '\(coordinator)' \(verb) with '\(api)'", label: label,
      fix: "move this into a use case that returns a typed state, and let '\(coordinator)' map that to a flow"
    )
  }

  fileprivate static func asks(
    _ source: String, _ function: String, by coordinator: String, label: String
  ) -> Remark {
    Remark(
      "coordinator '\(coordinator)' asks '\(source)' for data with '\(function)'", label: label,
      fix: "call a use case that asks '\(source)' and returns a typed state")
  }

  fileprivate static func decides(
    _ data: String, type: String, _ word: String, by coordinator: String, label: String
  ) -> Remark {
    Remark(
      "coordinator '\(coordinator)' judges '\(data)' of '\(type)' with \(word)", label: label,
      fix: "let a use case or '\(type)' answer with a typed state, and map that to a flow with one 'switch'")
  }
}
