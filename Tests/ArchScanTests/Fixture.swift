import Foundation
import Testing

/// One of the files in `Torture` (valid Swift, one construct each) or `Hostile` (wrong on purpose).
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  static let torture = load("Torture")
  static let hostile = load("Hostile")

  private static func load(_ directory: String) -> [Fixture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: directory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return Fixture(name: name, bytes: [UInt8](data))
    }
  }
}
