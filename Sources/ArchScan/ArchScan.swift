package import ArchFacts

extension FileFacts {
  package init(scanning bytes: [UInt8], path: String) {
    self.init(path: path, bytes: bytes)
  }
}
