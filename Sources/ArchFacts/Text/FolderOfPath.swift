extension String {
  /// The folder that a path is in, with a slash at the end; empty for none.
  package var folderOfPath: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? "" }

  /// Of two folders, each with its last slash, the innermost that is around both; empty for the root.
  package func folder(around other: String) -> String {
    if other.utf8.starts(with: utf8) { return self }
    let same = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    return String(decoding: utf8.prefix(same), as: UTF8.self).folderOfPath
  }
}
