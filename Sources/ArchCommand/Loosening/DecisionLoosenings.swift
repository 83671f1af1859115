import ArchAdoption
import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchRules
import ArchSystem

/// Rules that rested on a decision in force, and rest on none.
struct DecisionLoosenings {
  private(set) var all: [Loosening] = []

  /// - Parameter former: the configs of before; records are read as the commit has them.
  init(to now: CheckRun, _ former: FormerConfigs, _ tree: FileTree) {
    let scopes = Dictionary(
      former.scope.asOf(tree).parts().map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
    for part in now.parts {
      let folder = part.scope.folder
      guard let scope = scopes[folder], let side = former.sides[folder], side.isWritten else { continue }
      let old = Self.settings(of: side.architecture).filter { $0.decision != nil }
      guard !old.isEmpty else { continue }
      // Without rules nobody asks for the history.
      let log = RecordFiles(scope, side.architecture, rules: []).log
      let settings = Self.settings(of: part.architecture)
      let current = ConfigSide(of: part)
      for setting in old {
        let rested = Self.record(of: setting, log)
        guard let rested, Self.isInForce(rested), part.rules.contains(where: { $0.about.id == setting.rule })
        else { continue }
        let new = settings.first { $0.rule == setting.rule }
        let record = new.flatMap { Self.record(of: $0, part.decisionLog) }
        if let record, Self.isInForce(record) { continue }
        let place =
          record.map { Loosening.Place(folder + $0.path, Self.statusLine(of: $0)) }
          ?? current.place(ofRule: setting.rule) ?? current.start
        let why =
          record.map { "'\($0.id)', which is \($0.status?.status?.rawValue ?? "not in force")" }
          ?? "no decision"
        all.append(
          Loosening(
            .decision, at: place, "rule '\(setting.rule)' is based on \(why); it was based on '\(rested.id)'",
            reach: .nothing))
      }
    }
  }

  private static func settings(of architecture: Architecture) -> [RuleSetting] {
    architecture.rules + architecture.own.map(\.setting)
  }

  private static func record(of setting: RuleSetting, _ log: DecisionLog) -> DecisionRecord? {
    setting.decision.flatMap(log.record(cited:))
  }

  private static func isInForce(_ record: DecisionRecord) -> Bool {
    switch record.status?.status {
    case .accepted, .proposed, nil: true
    case .rejected, .deprecated, .superseded: false
    }
  }

  private static func statusLine(of record: DecisionRecord) -> Int {
    record.lines.line(at: (record.status?.range ?? record.headRange).start)
  }
}
