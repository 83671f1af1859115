import ArchAdoption
import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel
import ArchSystem

/// A baseline on disk, and the folder that its paths are relative to.
struct BaselineFile {
  static let usualName = "architecture-baseline.json"

  let location: SystemPath
  /// As it is spoken of.
  let shownPath: String
  /// What leads from the root of the run to its folder; empty or ends with `/`.
  let folder: String
  /// What leads from its folder to the root of the run, where that is only a part of what it was written for; empty
  /// or ends with `/`.
  let above: String
  /// Whether a config or the command line names it, so that it has to be there.
  let isNamed: Bool
  private let tree: FileTree
  /// What a config may name; a person may name anything.
  private let fence: Fence?
  /// Where a config names it.
  private let namedAt: (config: ConfigFile, location: JSONLocation)?

  /// A link that leads nowhere is there, and broken.
  var exists: Bool {
    (try? SystemCalls.kind(of: location, followingLink: false)) != nil || tree.contentNow(of: location) != nil
  }

  /// Whether an editor holds something else than what is on disk.
  var hasUnsavedChanges: Bool {
    guard let place = try? place, let held = tree.contentNow(of: place) else { return false }
    return (try? SystemCalls.read(place)) != held
  }

  /// The one of a part: named on the command line or in its config, else of the usual name in its folder.
  init(for part: CheckedPart, _ arguments: Arguments) {
    self.init(for: part.scope, part.architecture, arguments)
  }

  init(for scope: CheckScope, _ architecture: Architecture, _ arguments: Arguments) {
    tree = scope.tree
    if let path = arguments.baselinePath {
      location = SystemPath(path)
      shownPath = path
      folder = ""
      above = ""
      isNamed = true
      fence = nil
      namedAt = nil
      return
    }
    fence = scope.fence
    if let (found, above) = Self.found(above: scope) {
      location = found.appending(Self.usualName.utf8)
      let workingDirectory = try? SystemPath(resolving: ".")
      shownPath = (workingDirectory.map(found.prefix) ?? "") + Self.usualName
      folder = ""
      self.above = above
      isNamed = false
      namedAt = nil
      return
    }
    let name = architecture.baselinePath ?? Self.usualName
    location = scope.root.appending(name.utf8)
    shownPath = scope.pathPrefix + scope.folder + name
    folder = scope.folder
    above = ""
    isNamed = architecture.baselinePath != nil
    namedAt = scope.config.flatMap { config in architecture.baselineLocation.map { (config, $0) } }
  }

  /// Where no config says what belongs together, a baseline above a folder does: that of all the code around it.
  private static func found(above scope: CheckScope) -> (folder: SystemPath, above: String)? {
    func holdsOne(_ folder: SystemPath) -> Bool {
      (try? SystemCalls.kind(of: folder.appending(usualName.utf8), followingLink: false)) != nil
    }
    guard scope.config == nil, scope.isWhole, !holdsOne(scope.root) else { return nil }
    let workingDirectory = (try? SystemPath(resolving: ".")).flatMap { scope.root.isWithin($0) ? $0 : nil }
    guard let top = scope.root.repositoryRoot ?? workingDirectory else { return nil }
    var current = scope.root
    while current != top, let parent = current.parent {
      current = parent
      if holdsOne(current) { return (current, scope.root.prefix(from: current)) }
    }
    return nil
  }

  /// A path of the run as the baseline has it.
  func inFile(_ path: String) -> String {
    above + (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// A path of the baseline as the run has it; as it is when that is elsewhere.
  func inRun(_ path: String) -> String {
    path.hasPrefix(above) ? folder + path.dropFirst(above.count) : path
  }

  /// `nil` when there is none and none is asked for. A broken one stops everything: it is never mistaken for an empty one.
  func read() throws(Failure) -> Baseline? {
    let place = try place
    guard exists || isNamed else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try tree.readNow(place)
    } catch {
      guard !exists else { throw .path(shownPath, error) }
      if let (config, location) = namedAt {
        config.say([ConfigProblem(at: location, message: "this baseline is not there")])
      }
      throw .noBaseline(shownPath)
    }
    switch Baseline.reading(bytes) {
    case .success(let baseline): return baseline
    case .failure(let broken):
      let text = SourceText(bytes)
      for problem in broken.problems { PlacedProblem(problem: problem, text: text, path: shownPath).say() }
      throw .brokenBaseline(shownPath)
    }
  }

  /// What it held before a change; empty when it was not there. One of no use then is taken as it is now, as what
  /// is outside the repository is.
  func former(_ change: Change) throws(Failure) -> Baseline? {
    let location = (try? SystemCalls.realPath(of: location)) ?? location
    guard change.covers(location) else { return try read() }
    guard let content = change.formerContent(of: location) else { return Baseline() }
    switch Baseline.reading(content) {
    case .success(let baseline): return baseline
    case .failure: return try read()
    }
  }

  /// Leaves the file alone when it holds just that.
  func save(_ baseline: Baseline) throws(Failure) {
    let bytes = baseline.bytes
    let place = try place
    if (try? SystemCalls.read(place)) == bytes { return }
    do throws(SystemError) {
      try SavedFile.write(bytes, to: place)
    } catch {
      throw .notSaved(shownPath, error)
    }
  }

  /// Where it is, without symbolic links.
  private var place: SystemPath {
    get throws(Failure) {
      do throws(SystemError) {
        guard let fence else { return try Fence.place(named: location) }
        return try fence.place(of: location)
      } catch {
        throw .path(shownPath, error)
      }
    }
  }
}
