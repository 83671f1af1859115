import Foundation

struct FilePhotoStore: PhotoStore {
  let folder: URL

  func save(_ photo: Data, named name: String) throws {
    let files = FileManager.default
    if !files.fileExists(atPath: folder.path) {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try photo.write(to: location(of: name), options: .atomic)
  }

  func photo(named name: String) throws -> Data? {
    let location = location(of: name)
    guard FileManager.default.fileExists(atPath: location.path) else { return nil }
    return try Data(contentsOf: location)
  }

  private func location(of name: String) -> URL {
    folder.appending(path: name).appendingPathExtension("heic")
  }
}
