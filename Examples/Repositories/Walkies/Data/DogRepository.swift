import Foundation

final class DogRepository {
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  func dogs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}
