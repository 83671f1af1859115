/// Reads the list of tracked files that git keeps in `.git/index`, versions 2 to 4.
///
/// Starting `git` for it takes longer than a whole walk. What is not understood in full counts for nothing; git
/// is asked then.
enum GitIndex {
  /// `nil` when it cannot be understood. Where nothing was added yet, there is none.
  static func files(of repository: SystemPath) -> TrackedFiles? {
    guard let index = folder(of: repository)?.appending("index".utf8) else { return nil }
    guard (try? SystemCalls.kind(of: index, followingLink: true)) != nil else { return TrackedFiles() }
    return (try? SystemCalls.read(index)).flatMap { files(in: $0) }
  }

  static func files(in bytes: [UInt8]) -> TrackedFiles? {
    // Nothing in the file tells how long its ids are.
    for idLength in [20, 32] {
      var reader = Reader(bytes, idLength: idLength)
      if let files = reader.files() { return files }
    }
    return nil
  }

  /// `.git`, or what a file of that name in a linked worktree or a submodule leads to.
  private static func folder(of repository: SystemPath) -> SystemPath? {
    let place = repository.appending(".git".utf8)
    if place.isFolder { return place }
    guard let bytes = try? SystemCalls.read(place), bytes.starts(with: "gitdir: ".utf8) else { return nil }
    let path = bytes.dropFirst("gitdir: ".utf8.count).prefix { $0 != 0x0A && $0 != 0x0D }
    return path.first == UInt8(ascii: "/") ? SystemPath(bytes: Array(path)) : repository.appending(path)
  }
}

extension GitIndex {
  private struct Reader {
    private let bytes: [UInt8]
    private let idLength: Int
    private var position = 0

    init(_ bytes: [UInt8], idLength: Int) {
      self.bytes = bytes
      self.idLength = idLength
    }

    mutating func files() -> TrackedFiles? {
      guard bytes.starts(with: "DIRC".utf8), let version = number(at: 4), (2...4).contains(version),
        let count = number(at: 8)
      else { return nil }
      position = 12
      var files = TrackedFiles()
      var path: [UInt8] = []
      for _ in 0..<count {
        guard let entry = entry(version, after: &path) else { return nil }
        // A sparse checkout keeps the others off the disk.
        if entry.isOnDisk { files.append(path[...], isLink: entry.isLink) }
      }
      return hasKnownEnd() ? files : nil
    }

    /// - Parameter path: the one of the entry before, then that of this one.
    private mutating func entry(_ version: Int, after path: inout [UInt8]) -> (isOnDisk: Bool, isLink: Bool)?
    {
      let start = position
      // Times, device, inode, mode, owner, size.
      guard let mode = number(at: start + 24), let flags = half(at: start + 40 + idLength) else { return nil }
      var name = start + 42 + idLength
      var isOnDisk = true
      if flags & 0x4000 != 0 {
        guard version > 2, let more = half(at: name) else { return nil }
        isOnDisk = more & 0x4000 == 0
        name += 2
      }
      if version == 4 {
        guard let (dropped, next) = length(at: name), dropped <= path.count else { return nil }
        path.removeLast(dropped)
        name = next
      } else {
        path.removeAll(keepingCapacity: true)
      }
      guard name <= bytes.count, let end = bytes[name...].firstIndex(of: 0) else { return nil }
      path += bytes[name..<end]
      guard !path.isEmpty else { return nil }
      // Up to version 3 one to eight zeros fill each entry up.
      position = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      return (isOnDisk, mode & 0xF000 == 0xA000)
    }

    /// Named pieces and a checksum. Of a piece whose name begins with a small letter everything depends.
    private mutating func hasKnownEnd() -> Bool {
      while position + idLength < bytes.count {
        guard let size = number(at: position + 4) else { return false }
        let isRequired = bytes[position] >= UInt8(ascii: "a")
        guard !isRequired || bytes[position...].starts(with: "sdir".utf8) else { return false }
        position += 8 + size
      }
      return position + idLength == bytes.count
    }

    private func half(at index: Int) -> Int? {
      guard index + 2 <= bytes.count else { return nil }
      return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    private func number(at index: Int) -> Int? {
      guard let high = half(at: index), let low = half(at: index + 2) else { return nil }
      return high << 16 | low
    }

    /// Seven bits a byte, one added for each byte that follows.
    private func length(at index: Int) -> (value: Int, next: Int)? {
      var index = index
      var value = -1
      while index < bytes.count, value < bytes.count {
        value = (value + 1) << 7 | Int(bytes[index] & 0x7F)
        index += 1
        if bytes[index - 1] & 0x80 == 0 { return (value, index) }
      }
      return nil
    }
  }
}
