import ArchFacts
import ArchModel

/// What the coordinators of one file decide over data of the domain and over what services answer.
struct CoordinatorDecisions {
  private let file: CodeFile
  private let facts: FileFacts
  private let conditions: DomainCondition
  private let judgesFlags: Bool
  /// Lines and conditions that were judged as a whole, by where they start, so that their parts are not judged again.
  private var judgedLines: Set<Int32> = []

  init(_ file: CodeFile, _ conditions: DomainCondition, flags judgesFlags: Bool) {
    self.file = file
    facts = file.facts
    self.conditions = conditions
    self.judgesFlags = judgesFlags
  }

  mutating func check(_ findings: inout Findings) {
    checkConditions(&findings)
    checkOperators(&findings)
    if judgesFlags { checkResults(&findings) }
  }

  private mutating func checkConditions(_ findings: inout Findings) {
    for branch in facts.branches {
      switch branch.kind {
      case .if, .guard, .while: break
      case .switch, .case, .for, .ternary, .catch, .and, .or, .coalescing, .comparison, .arithmetic,
        .negation:
        continue
      }
      let place = file.place(of: branch)
      guard file.source.isProduction(at: branch.position), let coordinator = file.coordinator(at: place),
        let data = conditions.data(in: branch, at: place)
      else { continue }
      judgedLines.formUnion(starts(ofLinesIn: branch.condition))
      guard data.weight == .decision || judgesFlags else { continue }
      let word = ByteRange(start: branch.position, end: branch.position + Int32("\(branch.kind)".utf8.count))
      report(data, "'\(branch.kind)'", at: word, place, coordinator, &findings)
    }
  }

  /// `let isAdult = user.age >= 18` decides without an `if`, and so does `? :`.
  private mutating func checkOperators(_ findings: inout Findings) {
    for branch in facts.branches {
      switch branch.kind {
      case .and, .or, .comparison: break
      case .if, .guard, .while, .switch, .case, .for, .ternary, .catch, .coalescing, .arithmetic, .negation:
        continue
      }
      let place = file.place(of: branch)
      guard file.source.isProduction(at: branch.position), let coordinator = file.coordinator(at: place),
        !isInClosureArgument(branch)
      else { continue }
      let line = facts.lineRange(at: branch.position)
      guard !judgedLines.contains(line.start), let data = conditions.data(in: line, at: place),
        data.weight == .decision
      else { continue }
      judgedLines.insert(line.start)
      let range = ByteRange(start: branch.position, end: branch.end)
      report(data, "'\(facts.verbatim(range))'", at: range, place, coordinator, &findings)
    }
  }

  /// `return session.isValid`, where a function answers with the flag of another.
  private func checkResults(_ findings: inout Findings) {
    for result in facts.returnedValues where result.closure < 0 && result.function >= 0 {
      let function = facts.functions[Int(result.function)]
      let place = file.place(in: function.owner, function: result.function)
      guard answersYesOrNo(result.function), file.source.isProduction(at: result.value.start),
        !judgedLines.contains(facts.lineRange(at: result.value.start).start),
        facts.operators(in: result.value).isEmpty, let coordinator = file.coordinator(at: place),
        let data = conditions.data(in: result.value, at: place),
        data.weight == .flag
      else { continue }
      report(data, "'return'", at: result.value, place, coordinator, &findings)
    }
  }

  private func answersYesOrNo(_ function: Int32) -> Bool {
    let declared = facts.functions[Int(function)]
    if !declared.returnType.isEmpty { return facts.matches(declared.returnType, "Bool") }
    return facts.members.contains { $0.function == function && facts.matches($0.type, "Bool") }
  }

  private func starts(ofLinesIn range: ByteRange) -> [Int32] {
    var starts: [Int32] = []
    var offset = range.start
    while offset < range.end {
      let line = facts.lineRange(at: offset)
      starts.append(line.start)
      offset = line.end + 1
    }
    return starts
  }

  private func report(
    _ data: DomainCondition.Data, _ word: String, at range: ByteRange, _ place: Place,
    _ coordinator: CodeType,
    _ findings: inout Findings
  ) {
    let type = CodeType(file.codebase, data.type)
    let isData = file.codebase.isDomainData(type.id)
    findings.add(
      .decides(
        data.text, type: type.name, isData: isData, word, by: coordinator.name,
        label: file.labelOfCoordinator(coordinator)),
      at: range, in: place, about: .edge(to: .type(type.id)), aliases: coordinator.names,
      severity: data.weight == .flag ? .warning : nil,
      related: [
        type.declared("'\(type.name)' is declared here" + (isData ? ", in the domain" : ""))
      ])
  }

  /// `first { $0.rank > other.rank }` and `first { song in song.rank > other.rank }` look something up.
  private func isInClosureArgument(_ branch: Branch) -> Bool {
    let line = facts.lineRange(at: branch.position)
    guard facts.isInClosure(branch.position, startingIn: line) else { return false }
    return facts.nameChains(in: ByteRange(start: line.start, end: branch.condition.end)).contains { chain in
      facts.bytes[Int(chain.start)] == UInt8(ascii: "$")
        || facts.isParameterOfClosure(chain, startingIn: line)
    }
  }
}

extension CodeFile {
  /// The one whose code is at a place, unless it puts the app together.
  func coordinator(at place: Place) -> CodeType? {
    guard !codebase.isInCompositionRoot(place) else { return nil }
    return codebase.typeAround(place)?.scopes.first(where: \.isCoordinator)
  }

  /// Why it is one.
  func labelOfCoordinator(_ coordinator: CodeType) -> String {
    "'\(coordinator.name)' is a coordinator \(codebase.role(of: coordinator.id).evidence.reason(in: codebase.code))"
  }
}

extension CodeType {
  var isCoordinator: Bool { !symbol.isExternal && role == .coordinator }
}

extension Remark {
  fileprivate static func decides(
    _ data: String, type: String, isData: Bool, _ word: String, by coordinator: String, label: String
  ) -> Remark {
    Remark(
      "coordinator '\(coordinator)' judges '\(data)' of '\(type)' with \(word)", label: label,
      fix: isData
        ? "let a use case or '\(type)' answer with a typed state, and map that to a flow with one 'switch'"
        : "let a use case ask '\(type)' and answer with a typed state, and map that to a flow with one 'switch'"
    )
  }
}
