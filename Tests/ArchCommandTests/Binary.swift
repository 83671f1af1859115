import Foundation

/// The built tool, run as a user runs it.
enum Binary {
  struct Outcome {
    let code: Int32
    let output: String
    let error: String
  }

  /// What is said to a sanitizer that the tests are built with holds for the program, too, and so does which fault that
  /// `Tests/Mutation` has planted is switched on.
  private static let handedOn = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "ARCHCHECK_FAULT"].contains($0.key)
  }

  /// In the temporary folder, unless another folder is to be worked in.
  ///
  /// - Parameters:
  ///   - program: what to run instead of the tool.
  ///   - input: what it finds on standard input.
  static func run(
    program: String? = nil, _ arguments: String..., in folder: TemporaryFolder,
    at workingDirectory: URL? = nil,
    environment: [String: String] = [:], input: String? = nil
  ) throws -> Outcome {
    try run(
      program: program, words: arguments, in: folder, at: workingDirectory, environment: environment,
      input: input)
  }

  /// The same with words that are not known when the test is written.
  static func run(
    program: String? = nil, words arguments: [String], in folder: TemporaryFolder,
    at workingDirectory: URL? = nil, environment: [String: String] = [:], input: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program.map(URL.init(fileURLWithPath:)) ?? location
    process.arguments = arguments
    process.currentDirectoryURL = workingDirectory ?? folder.url
    process.environment = environment.merging(handedOn) { given, _ in given }
    let output = Pipe()
    process.standardOutput = output
    // Standard error goes to a file, so that neither stream can fill up while the other is read.
    let errorFile = folder.url.appendingPathComponent(".standard-error")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    if let input {
      let inputFile = folder.url.appendingPathComponent(".standard-input")
      try Data(input.utf8).write(to: inputFile)
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
    }
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: try String(contentsOf: errorFile, encoding: .utf8))
  }

  static var path: String { location.path }

  /// Next to the tests: in their folder on Linux, next to their bundle on macOS, where a program of Swift's loads it
  /// that may not be told which bundles there are.
  private static var location: URL {
    #if canImport(Darwin)
      let folder = Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("archcheck")
  }
}
