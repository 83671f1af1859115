import ArchFacts

/// The Swift files that paths stand for which a person named.
@dynamicMemberLookup
package struct Sources {
  private var found = WalkedFiles()

  /// Without paths the working directory. Paths are shown relative to the folder if it is the only one, else
  /// as they were given. A path that does not exist is an error, since nothing can be said about it.
  package init(at paths: [String], in tree: FileTree = .disk) throws(Unreadable) {
    let isOnlyFolder = paths.count <= 1
    for path in paths.isEmpty ? ["."] : paths {
      if case .edited(let files) = tree, let location = files.location(named: path) {
        found.files.append(FileOnDisk(path: Self.tidied(path), location: location, of: tree))
        continue
      }
      let location: SystemPath
      let kind: FileKind
      do throws(SystemError) {
        location = try Fence.existingPlace(named: SystemPath(path))
        kind = try SystemCalls.kind(of: location, followingLink: true)
      } catch {
        throw Unreadable(path: path, reason: error)
      }
      switch kind {
      case .folder:
        found +=
          SourceWalk(
            of: location, shownPrefix: isOnlyFolder ? "" : Self.prefix(for: path), in: tree
          ).found
      case .regular:
        found.files.append(FileOnDisk(path: Self.tidied(path), location: location))
      case .other, .symbolicLink:
        found.unreadable.append(
          Unreadable(path: path, reason: SystemError(code: SystemError.notARegularFile)))
      }
    }
    if paths.count > 1 { sortAndDropRepeated() }
  }

  package subscript<Value>(dynamicMember member: KeyPath<WalkedFiles, Value>) -> Value {
    found[keyPath: member]
  }

  private mutating func sortAndDropRepeated() {
    found.files.sort { $0.path.precedes($1.path) }
    var seen: Set<String> = []
    found.files.removeAll { !seen.insert($0.path).inserted }
  }

  private static func prefix(for folder: String) -> String {
    let path = tidied(folder)
    return path.isEmpty || path.hasSuffix("/") ? path : path + "/"
  }

  /// Without `./` and repeated slashes.
  static func tidied(_ path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "/" : "") + parts.filter { $0 != "." }.joined(separator: "/")
  }
}
