import ArchFacts

// Patterns of ignore files.
extension SourceWalk {
  /// - Parameter path: of a folder with a slash at its end.
  func isIgnored(_ path: [UInt8]) -> Bool {
    guard !ignores.isEmpty else { return false }
    let isFolder = path.last == UInt8(ascii: "/")
    let path = CanonicalText.bytes(isFolder ? path.dropLast() : path)[...]
    for scope in ignores.reversed() {
      if let verdict = scope.verdict(on: path, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// A link is not followed, as git does not follow it; one that leads out is said.
  mutating func readIgnores(_ entry: FolderEntry, of folder: SystemPath, relativePath: [UInt8]) {
    let file = folder.appending(entry.name)
    switch entry.kind {
    case .regular: add(file, baseLength: CanonicalText.bytes(relativePath).count, shownPath: relativePath)
    case .symbolicLink:
      do throws(SystemError) {
        _ = try fence.place(of: file)
      } catch {
        found.unreadable.append(Unreadable(path: shown(relativePath + entry.name), reason: error))
      }
    case .folder, .other: break
    }
  }

  private mutating func add(_ file: SystemPath, baseLength: Int, shownPath: [UInt8]) {
    do throws(SystemError) {
      let patterns = IgnorePatterns(try tree.read(file, upTo: .ignoreFile), baseLength: baseLength)
      if !patterns.isEmpty { ignores.append(patterns) }
    } catch {
      found.unreadable.append(Unreadable(path: shown(shownPath + Self.ignoreFile), reason: error))
    }
  }

  /// Inside a git repository the patterns of the folders above count too, and `.git/info/exclude`.
  mutating func readIgnoresAbove() {
    guard let repository else { return }
    let exclude = repository.appending(".git/info/exclude".utf8)
    if Self.isFile(exclude) { add(exclude, baseLength: 0, shownPath: pathFromRepository) }
    var above = repository
    var length = 0
    for component in pathFromRepository.split(separator: UInt8(ascii: "/")) {
      let file = above.appending(Self.ignoreFile)
      if tree.isRegularFile(file) { add(file, baseLength: length, shownPath: pathFromRepository) }
      above = above.appending(component)
      length += CanonicalText.bytes(Array(component)).count + 1
    }
  }

  private static func isFile(_ path: SystemPath) -> Bool {
    (try? SystemCalls.kind(of: path, followingLink: false)) == .regular
  }
}
