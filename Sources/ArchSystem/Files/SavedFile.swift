/// A file that somebody asked for by name.
package enum SavedFile {
  /// Writes all bytes or nothing. A link stays a link: what it leads to is written.
  ///
  /// - Parameter location: what a fence let through.
  package static func write(_ bytes: [UInt8], to location: SystemPath) throws(SystemError) {
    switch try? SystemCalls.kind(of: location, followingLink: true) {
    case .folder: throw SystemError(code: SystemError.notARegularFile)
    // A device or a pipe must not be replaced by a file.
    case .other: try SystemCalls.write(bytes, into: location)
    case .regular, .symbolicLink:
      try SystemCalls.save(bytes, as: try SystemCalls.realPath(of: location), replacing: true)
    case nil: try SystemCalls.save(bytes, as: location, replacing: true)
    }
  }
}
