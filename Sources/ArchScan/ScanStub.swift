package import ArchFacts

extension FileFacts {
  /// Stands in until the scanner is there.
  package init(scanning bytes: [UInt8], path: String) {
    self.init(path: path, bytes: bytes)
  }
}
