extension String {
  /// The folder that a path is in, with a slash at the end; empty for none.
  package var folderOfPath: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? "" }
}
