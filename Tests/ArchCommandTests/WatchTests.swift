import Foundation
import Testing

/// `check --watch` in a process of its own, whose output is read as it comes. Nothing waits for ever: what does not come
/// is a failure.
private final class Watch {
  private let process = Process()
  private let errorFile: URL
  private let outputFile: URL
  /// Where the next report begins.
  private var read = 0

  /// - Parameter output: instead of a file beside the code.
  init(in folder: TemporaryFolder, output: Pipe? = nil) throws {
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = ["check", "--watch"]
    process.currentDirectoryURL = folder.url
    process.environment = [:]
    outputFile = folder.url.appendingPathComponent("output.txt")
    errorFile = folder.url.appendingPathComponent("error.txt")
    for file in [outputFile, errorFile] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
  }

  /// Whether something comes to be true within half a minute.
  private func waits(_ isTrue: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: 30)
    while Date() < end {
      if try isTrue() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  /// The next report, up to and with its summary.
  func report() -> String {
    var report = ""
    _ = waits {
      let written = ((try? String(contentsOf: outputFile, encoding: .utf8)) ?? "").dropFirst(read)
      guard let summary = written.range(of: "Checked "),
        let end = written[summary.lowerBound...].firstIndex(of: "\n")
      else { return false }
      report = String(written[..<end])
      read += report.count + 1
      return true
    }
    return report
  }

  func says(_ words: String) throws -> Bool {
    try waits { try String(contentsOf: errorFile, encoding: .utf8).contains(words) }
  }

  /// Whether it goes on by itself no longer.
  var ends: Bool { waits { !process.isRunning } }

  var exitCode: Int32? { process.isRunning ? nil : process.terminationStatus }

  /// What was written since the last report.
  var rest: String { String(((try? String(contentsOf: outputFile, encoding: .utf8)) ?? "").dropFirst(read)) }

  // A test's thread may have blocked the signal that asks a process to end, and its children have that from it.
  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}

@Suite struct WatchTests {
  private static let config = """
    { "layers": { "data": { "files": ["Data/**"], "mayUse": [] }, "ui": { "files": ["UI/**"], "mayUse": ["data"] } },
      "rules": { "layer-dependencies": "error" } }
    """

  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.config, to: "architecture.json")
    try folder.write("struct Screen { let store: Store }", to: "UI/Screen.swift")
    try folder.write("struct Store {}", to: "Data/Store.swift")
    return folder
  }

  @Test func `the report is written anew after changes of code, of the config and of what files there are`()
    throws
  {
    let folder = try shop()
    let clean = "Checked 2 files (2 mapped to 2 layers, 100 %): nothing to report."
    let watch = try Watch(in: folder)
    #expect(watch.report() == clean)

    try folder.write("struct Store { let screen: Screen }", to: "Data/Store.swift")
    #expect(watch.report().contains("Data/Store.swift:1:28: error"))

    try folder.write(
      Self.config.replacing(#""mayUse": [] }"#, with: #""mayUse": ["ui"] }"#), to: "architecture.json")
    #expect(watch.report() == clean)

    try folder.write("{", to: "architecture.json")
    #expect(try watch.says("architecture.json:1:1: error"))

    try folder.write(Self.config, to: "architecture.json")
    #expect(watch.report().contains("Data/Store.swift:1:28: error"))

    try folder.write(
      "{ \"version\": 2, \"findings\": [] }", to: "architecture-baseline.json")
    try folder.write("struct Banner { let store: Store }", to: "UI/Banner.swift")
    #expect(watch.report().contains("Checked 3 files"))

    try folder.write("# ADR-001: Stores\n\n## Status\nAccepted\n", to: "docs/decisions/old/ADR-001-stores.md")
    #expect(watch.report().contains("Checked 3 files"))

    // The report and the errors are beside the code, and their growth is no change.
    Thread.sleep(forTimeInterval: 1)
    #expect(watch.rest == "")
  }

  @Test func `it ends when nobody reads it any longer, with the code of the last check`() throws {
    let folder = try shop()
    try folder.write("struct Store { let screen: Screen }", to: "Data/Store.swift")
    let output = Pipe()
    let watch = try Watch(in: folder, output: output)
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    try output.fileHandleForReading.close()
    #expect(watch.ends)
    #expect(watch.exitCode == 1)
  }

  @Test func `what is not on disk cannot be watched`() throws {
    let folder = try TemporaryFolder()
    for words in [
      ["--stdin-filename", "A.swift"], ["-"], ["--with", "layers.ui.mayUse=[]"], ["--move", "A=B"],
    ] {
      let outcome = try Binary.run(words: ["check", "--watch"] + words, in: folder, input: "")
      #expect(outcome.code == 2)
      #expect(outcome.error.contains("'--watch' looks at "))
    }
  }
}
