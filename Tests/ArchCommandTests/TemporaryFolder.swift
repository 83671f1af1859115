import ArchSystem
import Foundation
import Testing

/// A folder that is there for one test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // As the system names it, which on a Mac is by way of a link; `.ci/run` names it by one, too.
    url = FileManager.default.temporaryDirectory.appendingPathComponent("archcheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// Without symbolic links, as archcheck tells of it.
  var realPath: String {
    get throws { try SystemCalls.realPath(of: SystemPath(path)).text }
  }

  func write(_ text: String = "", to path: String) throws {
    let file = url.appendingPathComponent(path)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = file.lastPathComponent
    let others = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    if let other = others.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
      Issue.record("on a Mac '\(path)' would be written over '\(other)'")
    }
    try Data(text.utf8).write(to: file)
  }

  /// Names the preset whose rules and layers a test is about.
  func extendLayered() throws { try write(#"{"extends": "layered"}"#, to: "architecture.json") }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  /// A file of that size that takes no room on disk.
  func writeSparse(_ path: String, size: UInt64) throws {
    try write(to: path)
    let handle = try FileHandle(forWritingTo: url.appendingPathComponent(path))
    try handle.truncate(atOffset: size)
    try handle.close()
  }
}
