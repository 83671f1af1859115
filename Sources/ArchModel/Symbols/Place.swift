/// A scope of one file, from which names are looked up.
package struct Place: Sendable, Hashable {
  /// into `NamedCode.files`.
  package var file: FileID
  /// Into the `types` of that file.
  package var owner: Int32
  /// Into the `functions` of that file.
  package var function: Int32

  package init(file: FileID, owner: Int32, function: Int32) {
    self.file = file
    self.owner = owner
    self.function = function
  }
}
