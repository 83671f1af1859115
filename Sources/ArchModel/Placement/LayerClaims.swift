import ArchFacts

/// The files that layers claim since all types that these declare are such as a layer is made of.
///
/// Which types these are is known once the names of a codebase are, so it is joined a second time then.
package struct LayerClaims: Sendable {
  /// Into `Architecture.layers`.
  package var layers: [FileID: Int] = [:]
  /// By layer: the files that declare such types and others besides, which are left to their paths.
  package var mixed: [Int: [MixedFile]] = [:]

  package init() {}

  package struct MixedFile: Sendable {
    package let path: String
    /// The first type in it that the layer is not made of.
    package let other: String

    package init(path: String, other: String) {
      self.path = path
      self.other = other
    }
  }
}
