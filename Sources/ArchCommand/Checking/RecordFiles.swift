import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchRules
import ArchSystem

/// The decision records on disk, with what surrounds them: links that lead nowhere, the history, the rules
/// that rest on them.
struct RecordFiles {
  /// Folders in folders below a folder of records, such as `archive/2024`: more than anybody has, so that no tree is
  /// walked without an end. What is deeper is told.
  static let deepest = 16

  private(set) var log: DecisionLog = .empty
  private(set) var unreadable: [Unreadable] = []
  /// Whether a rule asked for the history and there was none.
  private(set) var lacksHistory = false
  /// Where records were looked for, without symbolic links.
  private var folders: [SystemPath] = []

  /// The folders that the config names, or else those of the usual names; without any nothing is read.
  init(_ scope: CheckScope, _ architecture: Architecture, rules: [any Rule.Type]) {
    let folders = Self.folders(scope, architecture)
    let citations = scope.config.map { architecture.citations(path: $0.name) } ?? []
    guard !folders.isEmpty || !citations.isEmpty else { return }
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in folders {
      do throws(SystemError) {
        let place = try scope.fence.place(of: folder.location)
        self.folders.append(place)
        read(FolderOnDisk(path: folder.path, location: place), of: scope, depth: 0, into: &files)
      } catch {
        unreadable.append(Unreadable(path: folder.path, reason: error))
      }
    }
    log = DecisionLog(files)
    log.citations = citations
    guard !log.records.isEmpty else { return }
    log.brokenLinks = Self.brokenLinks(of: log, in: scope)
    let run = RuleRun(architecture, rules: rules, log: log)
    guard run.recordPasses.contains(where: { $0.needsHistory }) else { return }
    let history = RecordHistory(at: scope.root, from: scope.tree.revision)
    let versions = history.flatMap { $0.versions(of: log.records, below: folders.map(\.path)) }
    log.histories = versions ?? [:]
    lacksHistory = versions == nil
  }

  private static func folders(_ scope: CheckScope, _ architecture: Architecture) -> [FolderOnDisk] {
    guard let names = architecture.decisionFolders else {
      // Among the tests are fixtures.
      return scope.recordFolders.filter { folder in
        let path = folder.path + "/0001.md"
        return !TestPath.isTestPath(path) && !architecture.exclude.contains { $0.matches(path) }
      }
    }
    return names.map { name in
      FolderOnDisk(path: name, location: name == "." ? scope.root : scope.root.appending(name.utf8))
    }
  }

  /// A folder that does not exist holds no record; the config is told so elsewhere.
  private mutating func read(
    _ folder: FolderOnDisk, of scope: CheckScope, depth: Int,
    into files: inout [(path: String, bytes: [UInt8])]
  ) {
    guard let entries = try? scope.tree.entries(of: folder.location) else { return }
    let prefix = folder.path == "." ? "" : folder.path + "/"
    for entry in entries where entry.name.first != UInt8(ascii: ".") {
      let path = prefix + String(decoding: entry.name, as: UTF8.self)
      let location = folder.location.appending(entry.name)
      switch entry.kind {
      case .folder:
        guard depth < Self.deepest else {
          let reason = SystemError(
            refusing: "it is more than \(Self.deepest) folders deep among the records")
          unreadable.append(Unreadable(path: path, reason: reason))
          continue
        }
        read(FolderOnDisk(path: path, location: location), of: scope, depth: depth + 1, into: &files)
      case .regular where Self.isMarkdown(path): read(path, at: location, of: scope, into: &files)
      case .symbolicLink where Self.isMarkdown(path):
        do throws(SystemError) {
          let place = try scope.fence.place(of: location)
          // A record of the same folders is read under its own path, once.
          let isRecord = folders.contains { place.isWithin($0) }
          if !isRecord, scope.tree.exists(place) { read(path, at: place, of: scope, into: &files) }
        } catch {
          unreadable.append(Unreadable(path: path, reason: error))
        }
      case .regular, .symbolicLink, .other: break
      }
    }
  }

  private mutating func read(
    _ path: String, at location: SystemPath, of scope: CheckScope,
    into files: inout [(path: String, bytes: [UInt8])]
  ) {
    do throws(Unreadable) {
      files.append((path, try FileOnDisk(path: path, location: location, of: scope.tree).read(upTo: .record)))
    } catch {
      unreadable.append(error)
    }
  }

  /// Relative links that lead nowhere, or out of what the records belong to.
  private static func brokenLinks(of log: DecisionLog, in scope: CheckScope) -> [RecordLink] {
    var isThere: [String: Bool] = [:]
    return log.relativeLinks.filter { link in
      !link.candidates.contains { candidate in
        if let known = isThere[candidate] { return known }
        let place = try? scope.fence.place(of: SystemPath(candidate), from: scope.root)
        let answer = place.map(scope.tree.exists) ?? false
        isThere[candidate] = answer
        return answer
      }
    }
  }

  static func isMarkdown(_ path: String) -> Bool {
    let ending = String(decoding: path.utf8.suffix(9).map { $0 | 0x20 }, as: UTF8.self)
    return ending.hasSuffix(".md") || ending.hasSuffix(".markdown")
  }

}

extension RecordFiles {
  var paths: [String] { log.records.map(\.path) }

  /// Paths, names and ids of all records, for those who name them in a config.
  var names: [String] { log.records.flatMap { [$0.path, $0.name.text, $0.id] } }

  /// The bytes of everything that is not code and that findings may be in, the config among it.
  func sources(_ scope: CheckScope) -> [String: SourceText] {
    var sources: [String: SourceText] = [:]
    for record in log.records { sources[record.path] = SourceText(record.bytes, lines: record.lines) }
    for other in log.others { sources[other.path] = SourceText(other.document.bytes) }
    if let config = scope.config, let bytes = config.bytes { sources[config.name] = SourceText(bytes) }
    return sources
  }
}

extension ConfigFile {
  /// Relative to the folder that it governs.
  var name: String {
    location.relative(toFolderAbove: folder).map { String(decoding: $0, as: UTF8.self) } ?? shownPath
  }
}
