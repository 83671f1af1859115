import ArchConfig
import ArchModel
import ArchRules
import ArchSystem

/// Which files there are to check, and what governs them.
struct CheckLayout {
  var scope: CheckScope
  var parts: [(CheckScope, Architecture)]
  let inUse: RulesInUse
  let walkedPaths: WalkedPaths
  /// Of the configs that govern it.
  let proofs: OpenProofs

  /// Refuses where there is nothing to check.
  ///
  /// - Parameter read: what a config says; its examples are to be tried later where nobody says how it is read.
  init(
    _ arguments: Arguments, in tree: FileTree, _ timings: inout Timings,
    read: ((ConfigFile) throws(Failure) -> Architecture)? = nil
  ) throws(Failure) {
    scope = try timings.measure("walk") { () throws(Failure) in try CheckScope(arguments, in: tree) }
    walkedPaths = WalkedPaths(scope.files.map(\.path))
    var open: [(config: ConfigFile, proof: OwnRuleProof)] = []
    parts = try Self.parts(of: &scope, arguments, known: [:]) { config throws(Failure) in
      if let read { return try read(config) }
      let (architecture, proof) = try config.unproved()
      if let proof { open.append((config, proof)) }
      return architecture
    }
    proofs = OpenProofs(open)
    if scope.files.isEmpty, let config = scope.config, let own = parts.first?.1 {
      try proofs.refuseUnproved()
      try Self.refuseNothing(own, config, walkedPaths.below(""))
    }
    let scope = scope
    guard scope.files.contains(where: { scope.isReported($0.path) }) else {
      try proofs.refuseUnproved()
      _ = scope.unreadable.reported()
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    inUse = try RulesInUse(arguments, own: parts.flatMap { $0.1.own.map(\.id) })
  }

  /// What the same rules look at elsewhere.
  ///
  /// - Parameter known: what configs say, by their folders.
  init(
    _ scope: CheckScope, _ inUse: RulesInUse, judgedBy known: [String: Architecture], _ arguments: Arguments
  ) throws(Failure) {
    self.scope = scope
    self.inUse = inUse
    proofs = OpenProofs()
    walkedPaths = WalkedPaths(scope.files.map(\.path))
    parts = try Self.parts(of: &self.scope, arguments, known: known)
  }

  /// By a config that has a mistake nothing is checked.
  static func asWritten(_ config: ConfigFile) throws(Failure) -> Architecture { try config.architecture() }

  /// Takes this content for that of a file.
  mutating func hold(_ content: [UInt8], at location: SystemPath) {
    scope.hold(content, at: location)
    for index in parts.indices { parts[index].0.hold(content, at: location) }
  }

  /// Where there is Swift and the config leaves all of it out, the entry that does is named.
  private static func refuseNothing(
    _ architecture: Architecture, _ config: ConfigFile, _ walkedPaths: [String]
  ) throws(Failure) {
    guard !walkedPaths.isEmpty else { return }
    let unused = UnusedSettings(
      in: Codebase.laidOut(architecture, [], build: BuildFiles(), work: ThreadedWork()),
      walkedPaths: walkedPaths,
      recordNames: [])
    config.say(unused.problemsOfSources)
    throw .nothingIncluded(config: config.shownPath, files: walkedPaths.count)
  }

  /// The parts of a scope with what governs each. All configs are read, so that all their mistakes are told.
  ///
  /// - Parameter known: those that were read before, by folder.
  static func parts(
    of scope: inout CheckScope, _ arguments: Arguments, known: [String: Architecture] = [:],
    read: (ConfigFile) throws(Failure) -> Architecture = CheckLayout.asWritten
  ) throws(Failure) -> [(CheckScope, Architecture)] {
    var own = Architecture.unwritten
    if let read = known[""] {
      own = read
    } else if let config = scope.config {
      own = try read(config)
    }
    own.turnOn(arguments.rules)
    scope.keep(own.includes)
    var result: [(CheckScope, Architecture)] = []
    var failure: Failure?
    for var part in scope.parts() {
      guard !part.folder.isEmpty, let config = part.config else {
        result.append((part, own))
        continue
      }
      do throws(Failure) {
        var architecture: Architecture
        if let read = known[part.folder] {
          architecture = read
        } else {
          architecture = try read(config)
        }
        architecture.turnOn(arguments.rules)
        part.keep(architecture.includes)
        result.append((part, architecture))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return result
  }
}
