import ArchConfig
import ArchFacts
import ArchJSON
import ArchLocks
import ArchModel
import ArchRules
import ArchSystem

/// An `architecture.json` and the folder that it governs.
struct ConfigFile {
  let location: SystemPath
  /// Without symbolic links.
  let folder: SystemPath
  /// As it is spoken of: from the working directory, or as it was given.
  let shownPath: String
  /// Read once: what is said about it later shows the text that was checked by.
  private let text = ConfigText()
  /// What counts instead of what is on disk.
  private let edited: EditedFiles?

  /// - Parameter tree: a commit says nothing here: the configs of now are asked.
  init(location: SystemPath, folder: SystemPath, shownPath: String, in tree: FileTree = .disk) {
    self.location = location
    self.folder = folder
    self.shownPath = shownPath
    edited =
      switch tree {
      case .edited(let files): files
      case .disk, .commit: nil
      }
  }

  /// The nearest one from a folder upwards: to the root of the repository, or else to the working
  /// directory. Further up is what belongs to others.
  private static func nearest(
    from folder: SystemPath, workingDirectory: SystemPath, in tree: FileTree
  ) throws(Failure) -> ConfigFile? {
    let top = folder.repositoryRoot
    var current = folder
    while true {
      if let config = try config(in: current, workingDirectory, tree) { return config }
      let isTop =
        top.map { $0 == current } ?? (current == workingDirectory || !current.isWithin(workingDirectory))
      guard !isTop, let parent = current.parent else { return nil }
      current = parent
    }
  }

  private static func config(
    in folder: SystemPath, _ workingDirectory: SystemPath, _ tree: FileTree
  ) throws(Failure) -> ConfigFile? {
    let spelling = FolderSpelling(of: folder)
    let prefix = folder.prefix(from: workingDirectory)
    for name in ConfigName.all {
      let onDisk = spelling.has(name) ? name : spelling.otherCase(of: name)
      guard let onDisk else { continue }
      let location = folder.appending(onDisk.utf8)
      switch try? SystemCalls.kind(of: location, followingLink: false) {
      case .regular, .symbolicLink: break
      case .folder, .other, nil: continue
      }
      guard onDisk == name else { throw .configInOtherCase(prefix + onDisk, name: name) }
      return ConfigFile(location: location, folder: folder, shownPath: prefix + name, in: tree)
    }
    return nil
  }

  /// What a config says. Its mistakes are said on standard error; with an error among them it is of no use.
  func architecture() throws(Failure) -> Architecture { try reading().architecture }

  /// The same with the text that it was read from.
  func reading() throws(Failure) -> (architecture: Architecture, sources: ConfigSources) {
    let sources = try sources()
    return (try Self.architecture(of: sources), sources)
  }

  static func architecture(of sources: ConfigSources) throws(Failure) -> Architecture {
    let reading = sources.reading(rules: RuleCatalog.known)
    // A rule that does not do what its own examples say would be worse than none.
    let unproved = reading.isUsable ? reading.architecture.unprovedExamples : []
    return try today(reading, unproved, sources)
  }

  /// The same with examples that are still to be tried; `nil` where no rule has any.
  func unproved() throws(Failure) -> (architecture: Architecture, proof: OwnRuleProof?) {
    let sources = try sources()
    let reading = sources.reading(rules: RuleCatalog.known)
    let architecture = try Self.today(reading, [], sources)
    return (architecture, reading.architecture.hasExamples ? reading.architecture.proof : nil)
  }

  private static func today(
    _ reading: ArchitectureReading, _ unproved: [ConfigProblem], _ sources: ConfigSources
  ) throws(Failure) -> Architecture {
    let (architecture, ended) = reading.architecture.on(.today)
    let problems = reading.problems + unproved + ended
    say(problems, sources)
    let mistakes = problems.count { $0.severity == .error }
    guard mistakes == 0 else { throw .config(mistakes: mistakes) }
    return architecture
  }

  /// What it said when its files had other content, `nil` when that is of no use.
  func reading(_ read: @escaping Reader) -> (architecture: Architecture, sources: ConfigSources)? {
    (try? sources(read)).flatMap(Self.usable)
  }

  private static func usable(
    _ sources: ConfigSources
  ) -> (architecture: Architecture, sources: ConfigSources)? {
    let reading = sources.reading(rules: RuleCatalog.known)
    return reading.isUsable ? (reading.architecture.on(.today).architecture, sources) : nil
  }

  /// The same of what it says as it is, its mistakes left to other commands.
  func readingQuietly() -> (architecture: Architecture, sources: ConfigSources)? {
    (try? sources()).flatMap(Self.usable)
  }

  /// What it holds itself.
  var bytes: [UInt8]? { (try? sources())?.sources.first?.bytes }

  /// The config and the files that it extends, with what they hold.
  var contents: [(location: SystemPath, bytes: [UInt8])] {
    let sources = (try? sources())?.sources ?? []
    return sources.compactMap { source in
      (try? SystemCalls.realPath(of: SystemPath(source.path))).map { ($0, source.bytes) }
    }
  }

  /// What it may speak of.
  var fence: Fence { Fence(around: folder) }

  /// Whether it holds for a place by where both are. One that is named may lie anywhere; then it holds for what is checked,
  /// from the working directory on.
  func governs(_ place: SystemPath) -> Bool { place.isWithin(folder) }

  static func read(_ location: SystemPath) throws(SystemError) -> [UInt8] {
    if let (name, onDisk) = location.otherCase {
      throw SystemError(refusing: "'\(name)' is called '\(onDisk)' on disk, and capitals count")
    }
    return try SystemCalls.read(location, upTo: .config)
  }

  typealias Reader = (SystemPath) throws(SystemError) -> [UInt8]

  /// The text of the config and of the files that it extends.
  func sources() throws(Failure) -> ConfigSources {
    if let sources = text.sources { return sources }
    let sources = try sources { [edited] location throws(SystemError) in
      if let content = edited?.content(of: location) { return content }
      return try Self.read(location)
    }
    text.sources = sources
    return sources
  }

  private func sources(_ read: @escaping Reader) throws(Failure) -> ConfigSources {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try read(try fence.place(of: location))
    } catch {
      throw .path(shownPath, error)
    }
    var loaded: [String: [UInt8]] = [:]
    return ConfigSources(ConfigSources.Source(path: shownPath, bytes: bytes)) { [fence] path, source in
      Self.load(path, from: source, within: fence, &loaded, read)
    }
  }

  /// A file that another extends: relative to that.
  ///
  /// - Parameter loaded: what was read before, by its place.
  static func load(
    _ path: String, from source: ConfigSources.Source, within fence: Fence, _ loaded: inout [String: [UInt8]],
    _ read: Reader
  ) -> Result<ConfigSources.Source, ConfigSources.Unloadable> {
    let folder = source.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { source.path[...$0] } ?? ""
    let whole = path.hasPrefix("/") ? path : folder + path
    let shown = whole.hasPrefix("/") ? "/" + Self.tidied(whole) : Self.tidied(whole)
    do throws(SystemError) {
      if let bytes = loaded[shown] { return .success(ConfigSources.Source(path: shown, bytes: bytes)) }
      let bytes = try read(try fence.place(of: SystemPath(shown)))
      loaded[shown] = bytes
      return .success(ConfigSources.Source(path: shown, bytes: bytes))
    } catch {
      return .failure(ConfigSources.Unloadable(error.shown))
    }
  }

  /// `App/../Shared/base.json` is `Shared/base.json`.
  private static func tidied(_ path: String) -> String {
    var parts: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

extension ConfigFile {
  /// Says what the code shows about a config that was read before.
  func say(_ problems: [ConfigProblem]) {
    if let sources = text.sources { Self.say(problems, sources) }
  }

  private static func say(_ problems: [ConfigProblem], _ sources: ConfigSources) {
    var texts: [Int: SourceText] = [:]
    for problem in problems where sources.sources.indices.contains(problem.location.document) {
      let source = sources.sources[problem.location.document]
      let text = texts[problem.location.document] ?? SourceText(source.bytes)
      texts[problem.location.document] = text
      PlacedProblem(problem: problem, text: text, path: source.path).say()
    }
  }

  /// The config for some paths: the one named on the command line, or else the one nearest to all of them.
  init?(for arguments: Arguments, at paths: [String], in tree: FileTree = .disk) throws(Failure) {
    guard arguments.usesConfig else { return nil }
    if let path = arguments.configPath {
      let location = try SystemPath(named: path)
      guard let folder = location.parent, !location.isFolder else {
        throw .path(path, SystemError(code: SystemError.notARegularFile))
      }
      self.init(location: location, folder: folder, shownPath: path, in: tree)
      return
    }
    let workingDirectory = try SystemPath(resolving: ".")
    var found: [ConfigFile?] = []
    for path in paths {
      let place = try SystemPath(named: path, in: tree)
      let folder = place.isFolder ? place : place.parent ?? place
      found.append(try Self.nearest(from: folder, workingDirectory: workingDirectory, in: tree))
      if found[0] != found[found.count - 1] { throw .usage(Self.differing(paths[0], path)) }
    }
    guard let config = found.first ?? nil else { return nil }
    self = config
  }

  private static func differing(_ first: String, _ second: String) -> UsageError {
    UsageError(
      message: "'\(first)' and '\(second)' are governed by different configs; check them one at a time",
      command: .check)
  }
}

extension ConfigFile: Hashable {
  static func == (one: ConfigFile, other: ConfigFile) -> Bool {
    one.location == other.location && one.folder == other.folder && one.shownPath == other.shownPath
  }

  func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

/// The text of a config, once it was read; all copies of a `ConfigFile` share it.
private final class ConfigText: Sendable {
  private let read = Locked<ConfigSources?>(nil)

  var sources: ConfigSources? {
    get { read.withLock { $0 } }
    set { read.withLock { $0 = newValue } }
  }
}
