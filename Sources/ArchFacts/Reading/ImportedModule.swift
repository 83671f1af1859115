extension FileFacts {
  /// The module that an import names, without what is imported of it; empty where nothing is written.
  package func module(of entry: Import) -> String {
    var path = NamePath(entry.path)
    return path.next(in: bytes).map(verbatim) ?? ""
  }
}
