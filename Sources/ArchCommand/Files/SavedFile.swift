/// A file that somebody asked for by name.
enum SavedFile {
  /// Writes all bytes or nothing. A link stays a link: what it leads to is written.
  ///
  /// - Parameters:
  ///   - location: what a fence let through.
  ///   - name: as the file is spoken of.
  static func write(_ bytes: [UInt8], to location: SystemPath, name: String) throws(Failure) {
    do throws(SystemError) {
      switch try? SystemCalls.kind(of: location, followingLink: true) {
      case .folder: throw SystemError(code: SystemError.notARegularFile)
      // A device or a pipe must not be replaced by a file.
      case .other: try SystemCalls.write(bytes, into: location)
      case .regular, .symbolicLink:
        try SystemCalls.save(bytes, as: try SystemCalls.realPath(of: location), replacing: true)
      case nil: try SystemCalls.save(bytes, as: location, replacing: true)
      }
    } catch {
      throw .notSaved(name, error)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let place: SystemPath
    do throws(SystemError) {
      place = try Fence.place(named: SystemPath(path))
    } catch {
      throw .notSaved(path, error)
    }
    try write(bytes, to: place, name: path)
  }
}
