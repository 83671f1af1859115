import ArchAdoption
import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel
import ArchRules
import ArchSystem

/// The code of one folder, held in memory from one check to the next: who asks again after a change of one file waits
/// for that file to be scanned and for the rules, not for the disk.
///
/// What it finds is what `archcheck check` finds where the files hold that.
struct ResidentEngine {
  let folder: SystemPath
  private let arguments: Arguments
  private let kept = KeptFacts()
  private var edited = EditedFiles()
  private var layout: Layout?
  /// The last config that could be read: while somebody types in it, code is judged by that.
  private var lastArchitecture: Architecture?

  /// What was found last.
  private(set) var run: CheckRun?
  /// As they are told, without what is let stand, with paths relative to the root.
  private(set) var findings: [Finding] = []
  /// By absolute path; a config without mistakes is there, too.
  private(set) var configProblems: [String: (text: SourceText, problems: [ConfigProblem])] = [:]
  /// Why nothing could be checked.
  private(set) var failure: String?

  /// Which files there are and what governs them: as long as none comes or goes.
  private struct Layout {
    var scope: CheckScope
    var parts: [(CheckScope, Architecture)]
    let inUse: RulesInUse
    let walkedPaths: WalkedPaths
  }

  init(of folder: SystemPath, _ arguments: Arguments) {
    self.folder = folder
    var arguments = arguments
    arguments.operands = [folder.text]
    arguments.isQuiet = true
    self.arguments = arguments
  }

  /// Absolute; what the paths of findings are relative to.
  var root: SystemPath { run?.scope.root ?? folder }

  // MARK: - What changes

  /// Takes this content for that of a file until it is released.
  ///
  /// - Returns: where the file is; `nil` for what cannot be one.
  mutating func hold(_ content: [UInt8], at path: String) -> SystemPath? {
    guard let location = try? edited.hold(content, at: path, makingFolders: true) else { return nil }
    // It may be new, and a config may change what belongs to what.
    layout = nil
    return location
  }

  func content(of location: SystemPath) -> [UInt8]? { edited.content(of: location) }

  mutating func replace(_ content: [UInt8], at location: SystemPath) {
    edited.replace(content, at: location)
    guard !Self.isConfig(location) else {
      layout = nil
      return
    }
    layout?.scope.hold(content, at: location)
    for index in layout?.parts.indices ?? 0..<0 { layout?.parts[index].0.hold(content, at: location) }
  }

  mutating func release(_ location: SystemPath) {
    edited.release(location)
    diskChanged()
  }

  /// Files were written, made or removed.
  mutating func diskChanged() {
    layout = nil
    kept.askDiskAgain()
  }

  // MARK: - Checking

  /// Looks at everything anew, as far as it may have changed.
  mutating func check() {
    let remarks = Collected<String>()
    var next = self
    Output.$remarks.withValue(remarks) {
      do throws(Failure) {
        try next.judge()
        next.failure = nil
      } catch {
        (next.run, next.findings) = (nil, [])
        next.failure = error.message
      }
    }
    self = next
  }

  private mutating func judge() throws(Failure) {
    if layout == nil { layout = try laidOut() }
    guard let layout else { return }
    let run = CheckRun(
      layout.scope, layout.parts, layout.inUse, layout.walkedPaths, Timings(), arguments, kept: kept)
    kept.trustDisk()
    let known = try KnownFindings(run, arguments, onlyExisting: true).findings
    findings = RuleRun.told(RuleRun.merged([known])).filter { $0.status == .new }
    self.run = run
  }

  private mutating func laidOut() throws(Failure) -> Layout? {
    let tree = FileTree.edited(edited)
    var scope = try CheckScope(arguments, in: tree)
    let walkedPaths = WalkedPaths(scope.files.map(\.path))
    kept.keepOnly(scope.files + scope.manifests)
    kept.forgetStages()
    var known: [String: Architecture] = [:]
    configProblems = [:]
    if let config = scope.config {
      guard let architecture = read(config) else {
        (run, findings) = (nil, [])
        return nil
      }
      known[""] = architecture
    }
    let parts = try CheckRun.architectures(of: &scope, arguments, known: known)
    let inUse = try RulesInUse(arguments, own: parts.flatMap { $0.1.own.map(\.id) })
    return Layout(scope: scope, parts: parts, inUse: inUse, walkedPaths: walkedPaths)
  }

  /// The config as the editor holds it, or else as it was when it could last be read.
  private mutating func read(_ config: ConfigFile) -> Architecture? {
    let edited = edited
    let found = config.readingAll { (location) throws(SystemError) -> [UInt8] in
      if let content = edited.content(of: location) { return content }
      return try ConfigFile.read(location)
    }
    guard let found else { return lastArchitecture }
    for (index, source) in found.sources.sources.enumerated() {
      guard let place = try? SystemCalls.realPath(of: SystemPath(source.path)) else { continue }
      let problems = found.reading.problems.filter { $0.location.document == index }
      configProblems[place.text] = (SourceText(source.bytes), problems)
    }
    if found.reading.isUsable { lastArchitecture = found.reading.architecture }
    return lastArchitecture
  }

  private static func isConfig(_ location: SystemPath) -> Bool { location.text.hasSuffix(".json") }

  // MARK: - Answers

  /// A file in the code that holds it, by its absolute path.
  func place(of path: String) -> (part: CheckedPart, file: FileID)? {
    guard let run else { return nil }
    let location = SystemPath(path)
    for part in run.parts {
      guard let relative = location.relative(toFolderAbove: part.scope.root) else { continue }
      let name = String(decoding: relative, as: UTF8.self)
      if let file = part.codebase.files.ids.first(where: { part.codebase.files[$0].path == name }) {
        return (part, file)
      }
    }
    return nil
  }

  /// Lets a finding stand from now on.
  func accept(_ finding: Finding) throws(Failure) {
    guard let run else { return }
    let known = try KnownFindings(run, arguments)
    for comparison in known.comparisons {
      let inFile = finding.mapPaths(comparison.file.inFile)
      let keys = Baseline(of: [inFile]).entries.map(\.key)
      let owners = known.owners.owners(of: finding.path)
      guard comparison.match.new.contains(where: keys.contains) else { continue }
      guard comparison.old == nil || !owners.isEmpty else {
        throw .nobodyOwns(1, first: finding.path)
      }
      try comparison.file.save((comparison.old ?? Baseline()).adding(keys))
      return
    }
  }
}
