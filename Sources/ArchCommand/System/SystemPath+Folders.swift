extension SystemPath {
  /// Absolute and without symbolic links.
  init(resolving path: String) throws(Failure) {
    do throws(SystemError) {
      self = try SystemCalls.realPath(of: SystemPath(path))
    } catch {
      throw .path(path, error)
    }
  }

  /// The same for a path that a person names; a link in a repository may not lead out of it.
  init(named path: String) throws(Failure) {
    do throws(SystemError) {
      self = try SystemCalls.realPath(of: try Fence.place(named: SystemPath(path)))
    } catch {
      throw .path(path, error)
    }
  }

  var isFolder: Bool { (try? SystemCalls.kind(of: self, followingLink: true)) == .folder }

  /// The folder that holds this absolute path, or `nil` at the top.
  var parent: SystemPath? {
    let trimmed = bytes
    guard trimmed.count > 1, let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return SystemPath(bytes: slash == trimmed.startIndex ? [UInt8(ascii: "/")] : Array(trimmed[..<slash]))
  }

  /// Whether this absolute path is that folder or is below it.
  func isWithin(_ folder: SystemPath) -> Bool { relative(toFolderAbove: folder) != nil }

  /// What leads from a folder above to this path, empty when it is the folder itself; `nil` when it is
  /// elsewhere.
  func relative(toFolderAbove folder: SystemPath) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    guard bytes.starts(with: folder.bytes) else { return nil }
    let rest = bytes.dropFirst(folder.bytes.count)
    guard let first = rest.first else { return [] }
    if first == slash { return Array(rest.dropFirst()) }
    return folder.bytes.last == slash ? Array(rest) : nil
  }

  /// What leads from another folder here, with `..` where needed; empty or with `/` at the end.
  func prefix(from folder: SystemPath) -> String {
    let slash = UInt8(ascii: "/")
    let mine = bytes.split(separator: slash)
    let other = folder.bytes.split(separator: slash)
    let shared = zip(mine, other).prefix { $0.elementsEqual($1) }.count
    let steps = Array(repeating: "..", count: other.count - shared)
    let names = mine.dropFirst(shared).map { String(decoding: $0, as: UTF8.self) }
    return (steps + names).map { $0 + "/" }.joined()
  }
}
