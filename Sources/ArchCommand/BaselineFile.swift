import ArchAdoption
import ArchModel

/// A baseline on disk, and the folder that its paths are relative to.
struct BaselineFile {
  static let usualName = "architecture-baseline.json"

  let location: SystemPath
  /// As it is spoken of.
  let shownPath: String
  /// What leads from the root of the run to its folder; empty or ends with `/`.
  let folder: String
  /// Whether a config or the command line names it, so that it has to be there.
  let isNamed: Bool

  /// A link that leads nowhere is there, and broken.
  var exists: Bool { (try? SystemCalls.kind(of: location, followingLink: false)) != nil }

  /// The one of a part: named on the command line or in its config, else of the usual name in its folder.
  init(for part: CheckedPart, _ arguments: Arguments) {
    let scope = part.scope
    if let path = arguments.baselinePath {
      location = SystemPath(path)
      shownPath = path
      folder = ""
      isNamed = true
      return
    }
    let name = part.architecture.baselinePath ?? Self.usualName
    location = scope.root.appending(name.utf8)
    shownPath = scope.pathPrefix + scope.folder + name
    folder = scope.folder
    isNamed = part.architecture.baselinePath != nil
  }

  /// `nil` when there is none and none is asked for. A broken one stops everything: it is never taken for empty.
  func read() throws(Failure) -> Baseline? {
    guard exists || isNamed else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try SystemCalls.read(location)
    } catch {
      throw exists ? .path(shownPath, error) : .noBaseline(shownPath)
    }
    switch Baseline.reading(bytes) {
    case .success(let baseline): return baseline
    case .failure(let broken):
      for problem in broken.problems { Output.error.say(problem.rendered(source: bytes, path: shownPath)) }
      throw .brokenBaseline(shownPath)
    }
  }

  /// Leaves the file alone when it holds just that.
  func save(_ baseline: Baseline) throws(Failure) {
    let bytes = baseline.bytes
    if (try? SystemCalls.read(location)) == bytes { return }
    try SavedFile.write(bytes, to: location, name: shownPath)
  }
}
