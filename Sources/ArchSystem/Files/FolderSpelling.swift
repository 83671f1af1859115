/// How the names in a folder are written.
///
/// Not every file system tells capitals from small letters. On one that does not, a file is also found by names that
/// it does not have, and the same code would be judged differently on the next machine.
package struct FolderSpelling {
  /// `nil` where the folder may be entered and not listed.
  private let names: [[UInt8]]?
  private let folder: SystemPath

  package init(of folder: SystemPath) {
    self.folder = folder
    names = (try? SystemCalls.entries(of: folder))?.map(\.name)
  }

  /// Whether there is something of that very name, a symbolic link that leads nowhere included.
  package func has(_ name: String) -> Bool { has(Array(name.utf8)) }

  /// What differs from the name in nothing but the case of letters, where that name itself is not there.
  package func otherCase(of name: String) -> String? { otherCase(of: Array(name.utf8)) }

  private func has(_ name: [UInt8]) -> Bool {
    names?.contains(name)
      ?? ((try? SystemCalls.kind(of: folder.appending(name), followingLink: false)) != nil)
  }

  fileprivate func otherCase(of name: [UInt8]) -> String? {
    guard let names, !has(name) else { return nil }
    let small = String(decoding: name, as: UTF8.self).lowercased()
    return names.lazy.map { String(decoding: $0, as: UTF8.self) }.first { $0.lowercased() == small }
  }
}

extension SystemPath {
  /// The first name on this absolute path that is written in another case on disk, with how it is written there.
  package var otherCase: (name: String, onDisk: String)? {
    var folder = SystemPath("/")
    for name in bytes.split(separator: UInt8(ascii: "/")) {
      if let other = FolderSpelling(of: folder).otherCase(of: Array(name)) {
        return (String(decoding: name, as: UTF8.self), other)
      }
      folder = folder.appending(name)
    }
    return nil
  }
}
