import ArchAdoption
import ArchConfig
import ArchReports
import ArchRules

/// The findings of a run, each part's compared with the baseline that governs it.
struct KnownFindings {
  /// All of them, those that a baseline has as known.
  private(set) var findings: [Finding] = []
  let owners: FileOwners
  /// One for each baseline that there is or could be.
  private(set) var comparisons: [Comparison] = []

  struct Comparison {
    let file: BaselineFile
    /// As it is on disk; `nil` when there is none.
    let old: Baseline?
    /// With paths relative to the folder of the baseline.
    let match: BaselineMatch
  }

  /// - Parameters:
  ///   - ignoresBroken: for a command that writes a new one.
  ///   - onlyExisting: for a command that writes none: what no baseline governs is new without being compared.
  ///   - change: what the baselines are taken from as they were before it.
  ///   - read: what a baseline says as it is now.
  init(
    _ run: CheckRun, _ arguments: Arguments, ignoresBroken: Bool = false, onlyExisting: Bool = false,
    of change: Change? = nil,
    read: (BaselineFile) throws(Failure) -> Baseline? = { file throws(Failure) in try file.read() }
  ) throws(Failure) {
    owners = FileOwners(run.scope)
    guard arguments.usesBaseline else {
      findings = owners.added(to: run.parts.flatMap(\.findings))
      return
    }
    let ran = arguments.rules.isEmpty && arguments.skippedRules.isEmpty ? nil : Set(run.rules.map(\.about.id))
    let isThere = { (file: BaselineFile) in
      change.map { $0.formerContent(of: file.location) != nil } ?? file.exists
    }
    for (file, parts) in Self.groups(run.parts, arguments, isThere) {
      var old: Baseline?
      do throws(Failure) {
        if let change {
          old = try file.former(change)
        } else if file.exists || !ignoresBroken {
          old = try read(file)
        }
      } catch {
        if !ignoresBroken { throw error }
      }
      if old == nil, onlyExisting {
        findings += parts.flatMap(\.findings)
        continue
      }
      let paths = parts.flatMap(\.checkedPaths).filter(run.scope.isReported).map(file.inFile)
      let found = Self.mapped(parts.flatMap(\.findings), file, file.inFile)
      var scope = BaselineMatch.Scope(paths: Set(paths))
      scope.judgedPaths = Set(parts.flatMap(\.judgedPaths).filter(run.scope.isReported).map(file.inFile))
      scope.existingPaths = Set(parts.flatMap(\.existingPaths).map(file.inFile))
      scope.isComplete = run.scope.reportsAll && file.above.isEmpty
      scope.rules = ran
      scope.today = .today
      scope.declared = { DeclaredNames(of: parts) }
      let match = BaselineMatch(found, old ?? Baseline(), scope)
      comparisons.append(Comparison(file: file, old: old, match: match))
      findings += Self.mapped(match.findings, file, file.inRun)
    }
    findings = owners.added(to: findings)
  }

  /// What a summary says about the baselines that there are.
  var state: BaselineState? {
    let used = comparisons.filter { $0.old != nil }
    guard let first = used.first else { return nil }
    let path = used.count == 1 ? first.file.shownPath : "\(used.count) baselines"
    return BaselineState(
      path: path, stale: used.reduce(0) { $0 + $1.match.stale.size },
      size: used.reduce(0) { $0 + ($1.old?.size ?? 0) },
      found: used.reduce(0) { $0 + Baseline(of: $1.match.findings.filter { $0.status == .known }).size })
  }

  /// A nested config without a baseline of its own shares that of the root.
  private static func groups(
    _ parts: [CheckedPart], _ arguments: Arguments, _ exists: (BaselineFile) -> Bool
  ) -> [(file: BaselineFile, parts: [CheckedPart])] {
    var groups: [(file: BaselineFile, parts: [CheckedPart])] = []
    for part in parts {
      let own = BaselineFile(for: part, arguments)
      let isShared = own.folder.isEmpty || !own.isNamed && !exists(own)
      if isShared, let root = groups.first, root.file.folder.isEmpty {
        groups[0].parts.append(part)
      } else {
        groups.append((own, [part]))
      }
    }
    return groups
  }

  /// A baseline at the root leaves the paths as they are.
  private static func mapped(
    _ findings: [Finding], _ file: BaselineFile, _ transform: (String) -> String
  ) -> [Finding] {
    file.folder.isEmpty && file.above.isEmpty ? findings : findings.map { $0.mapPaths(transform) }
  }
}

extension DeclaredNames {
  init(of parts: [CheckedPart]) {
    self = parts.reduce(into: DeclaredNames()) { $0.formUnion($1.declaredNames) }
  }
}
