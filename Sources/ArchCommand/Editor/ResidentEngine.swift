import ArchAdoption
import ArchConfig
import ArchModel
import ArchRules
import ArchSystem

/// The code of one folder, held in memory from one check to the next: who asks again after a change of one file waits
/// for that file to be scanned and for the rules, not for the disk.
///
/// What it finds is what `archcheck check` finds where the files hold that.
struct ResidentEngine {
  let folder: SystemPath
  /// As somebody else names it.
  let name: String
  private let top: (real: SystemPath, named: SystemPath)
  private let arguments: Arguments
  private let kept = KeptFacts()
  private var edited = EditedFiles()
  private var layout: Layout?
  /// While somebody types in a config or a baseline, code is judged by what it last was.
  private var lastGood = LastGood()

  /// What was found last.
  private(set) var run: CheckRun?
  /// As they are told, without what is let stand, with paths relative to the root.
  private(set) var findings: [Finding] = []
  private var told = ToldFindings()
  /// To free a model of a thousand files takes some milliseconds, for which nobody should wait who waits for findings.
  private var outgoing: [Any] = []
  /// What a check says besides.
  private(set) var complaints = Complaints()

  /// Which files there are and what governs them: as long as none comes or goes.
  private struct Layout {
    /// `nil` where there is nothing to check, or no telling by what.
    var check: CheckLayout?
    let complaints: Complaints
  }

  /// Those that were read last, with the files that they extend.
  private var configs: Set<SystemPath> = []

  private struct LastGood {
    var architectures = LastRead<Architecture>()
    var baselines = LastRead<Baseline?>()
  }

  /// What could be read, by where it is.
  private struct LastRead<Content> {
    private var contents: [SystemPath: Content] = [:]
    /// Why something is not as it is now.
    private(set) var refusal: Failure?

    /// Of a reading that begins anew.
    var again: LastRead {
      var again = self
      again.refusal = nil
      return again
    }

    /// Of what cannot be read what it last was.
    mutating func content(
      at location: SystemPath, _ read: () throws(Failure) -> Content
    ) throws(Failure) -> Content {
      do throws(Failure) {
        let content = try read()
        contents.updateValue(content, forKey: location)
        return content
      } catch {
        guard let last = contents[location] else { throw error }
        refusal = error
        return last
      }
    }
  }

  init(of folder: SystemPath, named name: String? = nil, _ arguments: Arguments) {
    self.folder = folder
    self.name = name ?? folder.text
    top = Self.top(of: folder, named: self.name)
    var arguments = arguments
    arguments.operands = [folder.text]
    arguments.isQuiet = true
    self.arguments = arguments
  }

  /// Absolute; what the paths of findings are relative to.
  var root: SystemPath { run?.scope.root ?? folder }

  /// A file as whoever named the folder names it: by way of the same symbolic links, of which a path here has none.
  func named(_ location: String) -> String {
    guard name.hasPrefix("/"), let rest = SystemPath(location).relative(toFolderAbove: top.real),
      !rest.isEmpty
    else { return location }
    return top.named.appending(rest).text
  }

  /// The folder, or the highest one above it that has another name in what somebody else calls it.
  private static func top(of folder: SystemPath, named name: String) -> (real: SystemPath, named: SystemPath)
  {
    let slash = UInt8(ascii: "/")
    var top = (real: folder, named: SystemPath(name))
    while top.real != top.named, let real = top.real.parent, let named = top.named.parent,
      top.real.bytes.split(separator: slash).last == top.named.bytes.split(separator: slash).last,
      (try? SystemCalls.realPath(of: named)) == real
    {
      top = (real, named)
    }
    return top
  }

  // MARK: - What changes

  /// Takes this content for that of a file until it is released.
  ///
  /// - Returns: where the file is; `nil` for what cannot be one.
  mutating func hold(_ content: [UInt8], at path: String) -> SystemPath? {
    guard let location = try? edited.hold(content, at: path, makingFolders: true) else { return nil }
    // It may be new, and a config may change what belongs to what.
    layout = nil
    forgetReadings(of: location)
    return location
  }

  func content(of location: SystemPath) -> [UInt8]? { edited.content(of: location) }

  mutating func replace(_ content: [UInt8], at location: SystemPath) {
    edited.replace(content, at: location)
    if isConfig(location) {
      layout = nil
    } else {
      layout?.check?.hold(content, at: location)
    }
    forgetReadings(of: location)
  }

  /// Facts of sources are compared with what these hold; of a record or a manifest only what was read of it is kept.
  private func forgetReadings(of location: SystemPath) {
    if !location.text.hasSuffix(".swift") || ManifestName.matches(location.text) { kept.forgetOthers() }
  }

  /// Whether a file is one that code is judged by, or is called like one.
  func isConfig(_ location: SystemPath) -> Bool {
    configs.contains(location)
      || ConfigName.all.contains { location.parent?.appending($0.utf8) == location }
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
  ///
  /// Where a check would refuse to say anything, what was found last stays.
  mutating func check() {
    let layout = layout ?? laidOut()
    self.layout = layout
    var next = self
    var refusal: Failure?
    let told = Complaints { () throws(Failure) in
      if let check = layout.check { refusal = try next.judge(check, layout.complaints.failure == nil) }
    }
    self = next
    complaints = layout.complaints + told
    complaints.failure = complaints.failure ?? refusal
    if case .noSwiftFiles = complaints.failure { (run, findings) = (nil, []) }
  }

  /// - Parameter isByOwnConfigs: whether all configs say what they are taken to say.
  /// - Returns: why a check would have said nothing of it.
  private mutating func judge(_ layout: CheckLayout, _ isByOwnConfigs: Bool) throws(Failure) -> Failure? {
    outgoing = [self.run as Any, kept.results]
    let run = try CheckRun(layout, Timings(), arguments, kept: kept)
    kept.trustDisk()
    var baselines = lastGood.baselines.again
    let known = try KnownFindings(run, arguments, onlyExisting: true) { file throws(Failure) in
      try baselines.content(at: file.location) { () throws(Failure) in try file.read() }
    }
    lastGood.baselines = baselines
    told = ToldFindings(RuleRun.merged([known.findings]), after: told)
    findings = told.all.filter { $0.status == .new }
    self.run = run
    // Of another config than that which is written the places are elsewhere.
    if isByOwnConfigs {
      var arguments = arguments
      arguments.isQuiet = false
      _ = run.isTrustworthy(arguments)
    }
    return baselines.refusal
  }

  private mutating func laidOut() -> Layout {
    kept.forgetStages()
    var architectures = lastGood.architectures.again
    var check: CheckLayout?
    var configs: [ConfigFile] = []
    let (arguments, edited) = (arguments, edited)
    var complaints = Complaints { () throws(Failure) in
      var timings = Timings()
      check = try CheckLayout(arguments, in: .edited(edited), &timings) { config throws(Failure) in
        configs.append(config)
        return try architectures.content(at: config.location) { () throws(Failure) in
          try config.architecture()
        }
      }
    }
    lastGood.architectures = architectures
    complaints.failure = complaints.failure ?? architectures.refusal
    complaints.config = configs.first?.location
    if let scope = check?.scope { kept.keepOnly(scope.files + scope.manifests) }
    self.configs = Set(configs.flatMap { [$0.location] + $0.contents.map(\.location) })
    return Layout(check: check, complaints: complaints)
  }

  /// Frees what the check before the last one held.
  mutating func letGo() { outgoing = [] }

  // MARK: - Answers

  /// A file in the code that holds it.
  func place(of location: SystemPath) -> (part: CheckedPart, file: FileID)? {
    guard let run else { return nil }
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
      guard !comparison.file.hasUnsavedChanges else { throw .unsavedBaseline(comparison.file.shownPath) }
      guard comparison.old == nil || !owners.isEmpty else {
        throw .nobodyOwns(1, first: finding.path)
      }
      try comparison.file.save((comparison.old ?? Baseline()).adding(keys))
      return
    }
  }
}
