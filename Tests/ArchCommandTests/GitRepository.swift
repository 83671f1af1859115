import Foundation
import Testing

/// A folder with a repository of its own, for one test; git sees nothing of the user's settings.
struct GitRepository {
  let folder: TemporaryFolder

  /// Whether there is a git to try things with.
  static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    try git("init", "-q", "-b", "main")
  }

  /// One that is there already.
  init(at folder: TemporaryFolder) { self.folder = folder }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_COMMITTER_DATE": "2024-01-01T12:00:00Z",
      "GIT_AUTHOR_DATE": "2024-01-01T12:00:00Z", "GIT_ALLOW_PROTOCOL": "file",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
    return String(decoding: written, as: UTF8.self)
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "work")
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
  }
}
