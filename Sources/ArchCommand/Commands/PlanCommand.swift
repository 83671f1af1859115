import ArchConfig
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck plan`: in which order to pay. Each step is applied to the model together with those before it, and
/// checked by all rules; what a check would not find better is not proposed.
enum PlanCommand {
  private static let longest = 10
  /// The estimate of the model is good: of so many of its best the best is taken, and of no more than these the first
  /// that a check finds better.
  private static let compared = 4
  private static let tried = 12

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let now = try CheckRun(arguments)
    let findings = now.parts.flatMap(\.findings).filter { $0.status == .new }
    var steps: [PlanReport.Step] = []
    var taken: [Supposition] = []
    var state = SupposedCode(nothing: now)
    while steps.count < longest, let (supposition, step, next) = try best(after: taken, state, now, arguments)
    {
      steps.append(step)
      taken.append(supposition)
      state = next
    }
    let report = PlanReport(
      findings: findings.count, steps: steps, command: taken.map(\.option).joined(separator: " "))
    try Output.standard.answer(arguments.tableFormat == .json ? report.json : report.text)
    return now.isTrustworthy(arguments) ? .clean : .couldNotCheck
  }

  /// The step that leaves the fewest findings, of those that leave fewer than there are.
  private static func best(
    after taken: [Supposition], _ state: SupposedCode, _ now: CheckRun, _ arguments: Arguments
  ) throws(Failure) -> (Supposition, PlanReport.Step, SupposedCode)? {
    var best: (Supposition, PlanReport.Step, SupposedCode)?
    for (number, candidate) in candidates(after: taken, state, now).prefix(tried).enumerated() {
      if best != nil, number >= compared { break }
      let then: SupposedCode
      do throws(Failure) {
        then = try SupposedCode(taken + [candidate.supposition], now, arguments)
      } catch {
        // Another file has its name there.
        guard case .placeTaken = error else { throw error }
        continue
      }
      guard then.count < best?.2.count ?? state.count else { continue }
      let change = state.change(to: then)
      let step = PlanReport.Step(
        kind: candidate.kind, going: change.going, coming: change.coming, left: then.count)
      best = (candidate.supposition, step, then)
    }
    return best
  }

  private struct Candidate {
    let supposition: Supposition
    let kind: PlanReport.Step.Kind
    let gain: Int
  }

  private static func candidates(
    after taken: [Supposition], _ state: SupposedCode, _ now: CheckRun
  ) -> [Candidate] {
    // What nested configs govern has layers of its own.
    guard let part = state.run.parts.first(where: \.scope.folder.isEmpty) else { return [] }
    let prefix = now.scope.pathPrefix
    let moved = taken.flatMap { supposition in
      switch supposition {
      case .move(let from, let to): [from, to]
      case .typeMove(_, let path, let to): [path, to]
      case .agreement, .setting, .config: [String]()
      }
    }
    func isTaken(_ path: String) -> Bool {
      moved.contains { prefix + path == $0 || (prefix + path).hasPrefix($0 + "/") }
    }
    let moves = MoveProposal.all(in: part.codebase, leavingOut: isTaken).map { move in
      let (path, place) = (prefix + move.path, prefix + move.place)
      return Candidate(
        supposition: move.type.map { .typeMove(type: $0, path: path, to: place) }
          ?? .move(from: path, to: place),
        kind: .move(move, path: path, place: place), gain: move.gain)
    }
    // A move needs no new code, so of equal gains a protocol comes last; the sort is stable.
    let agreements = ProtocolProposal.all(in: part.codebase, leavingOut: isTaken).map { proposal in
      Candidate(
        supposition: .agreement(type: proposal.type, name: proposal.written(after: prefix)),
        kind: .agree(proposal, pathPrefix: prefix), gain: proposal.gain)
    }
    return (moves + decisions(part, after: taken) + agreements).sorted { $0.gain > $1.gain }
  }

  /// Uses between two layers that are so many that they look like a decision which nobody wrote down.
  private static func decisions(_ part: CheckedPart, after taken: [Supposition]) -> [Candidate] {
    guard part.scope.config != nil else { return [] }
    let architecture = part.architecture
    return part.layerEdges.filter { !$0.isAllowed }.compactMap { edge in
      let files = Set(
        part.findings.filter { $0.topic == "\(edge.from) → \(edge.to)" && $0.status == .new }.map(\.path))
      guard let layer = architecture.layer(named: edge.from), let mayUse = layer.mayUse,
        files.count >= fewestFiles,
        2 * files.count
          >= part.codebase.files.count(where: { $0.layer?.name == edge.from && $0.notJudged == nil })
      else { return nil }
      let names = (mayUse + [edge.to]).map { "\"\($0)\"" }.joined(separator: ", ")
      let setting = ConfigSetting(keys: ["layers", edge.from, "mayUse"], value: "[\(names)]")
      guard !taken.contains(.setting(setting)) else { return nil }
      return Candidate(
        supposition: .setting(setting), kind: .allow(from: edge.from, to: edge.to), gain: edge.uses)
    }
  }

  /// What a few files do is no habit.
  private static let fewestFiles = 5
}

extension Supposition {
  /// As it is written for `check`.
  fileprivate var option: String {
    switch self {
    case .setting(let setting): "--with '\(setting.words)'"
    case .config(let path): "--with '\(path)'"
    case .move(let from, let to): "--move '\(from)=\(to)'"
    case .typeMove(let type, let path, let to): "--move '\(path):\(type)=\(to)'"
    case .agreement(let type, let name): "--protocol '\(type)=\(name)'"
    }
  }
}

extension ProtocolProposal {
  /// As the option has it: the name of a protocol that there is, or the path of a file.
  fileprivate func written(after prefix: String) -> String {
    switch agreement {
    case .existing: name
    case .new(let path): prefix + path
    }
  }
}
