import ArchReports
import Foundation
import Testing

@testable import ArchCommand

private func parse(_ words: String...) throws -> Arguments { try Arguments(parsing: words) }

private func message(_ words: String...) -> String {
  do throws(UsageError) {
    _ = try Arguments(parsing: words)
    return "no error"
  } catch {
    return error.message
  }
}

/// With one finding, in `App/Domain/A.swift`.
private func project() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write("final class A {\n  static let shared = A()\n}\n", to: "App/Domain/A.swift")
  try folder.write(
    #"{"layers": {"domain": {"files": ["Domain/**"]}}, "rules": {"no-singletons": "error"}}"#,
    to: "App/architecture.json")
  return folder
}

@Test func `reports are asked for by format and file`() throws {
  #expect(
    try parse("--report", "sarif=a=b.sarif", "--report=text").reports == [
      RequestedReport(format: .sarif, path: "a=b.sarif"), RequestedReport(format: .text),
    ])
}

@Test func `without a wish it is text, and annotations where GitHub Actions reads`() throws {
  let none = try parse()
  #expect(none.requestedReports(inGitHubActions: false, isTerminal: false).map(\.format) == [.text])
  #expect(none.requestedReports(inGitHubActions: true, isTerminal: true).map(\.format) == [.text])
  #expect(none.requestedReports(inGitHubActions: true, isTerminal: false).map(\.format) == [.github])
  let named = try parse("--format", "json", "--report", "html=a")
  #expect(named.requestedReports(inGitHubActions: true, isTerminal: false).map(\.format) == [.json, .html])
}

@Test func `a mistake in a request for reports is reported with what to do`() {
  #expect(message("--report", "sariff=a") == "'sariff' is not a value of '--report'. Did you mean 'sarif'?")
  #expect(message("--report", "sarif=") == "'--report sarif=' names no file: --report sarif=PATH")
  #expect(
    message("--report", "text", "--report", "json")
      == "'text' and 'json' would both go to standard output; give one a file: --report json=PATH")
  #expect(
    message("--format", "json", "--report", "html")
      == "'json' and 'html' would both go to standard output; give one a file: --report html=PATH")
  #expect(message("--report", "html=a", "--report", "json=a") == "two reports would be written to 'a'")
}

@Test func `several reports come from one run`() throws {
  let folder = try project()
  try folder.write("old", to: "out.sarif")
  let outcome = try Binary.run("App", "--report", "sarif=out.sarif", "--report", "checkstyle", in: folder)
  #expect(outcome.code == 1)
  #expect(outcome.output.hasPrefix("<?xml"))
  #expect(outcome.output.contains(#"<file name="App/Domain/A.swift">"#))
  #expect(outcome.error.isEmpty)
  let sarif = try String(contentsOf: folder.url.appendingPathComponent("out.sarif"), encoding: .utf8)
  #expect(sarif.contains(#""uri": "App/Domain/A.swift""#))
  #expect(sarif.contains(#""id": "archcheck/App/""#))
}

@Test(arguments: [
  ("json", "\"path\": \"Domain/A.swift\""), ("xcode", "/App/Domain/A.swift:2:14: error: "),
  ("github", "::error file=App/Domain/A.swift,"), ("junit", "file=\"App/Domain/A.swift\""),
  ("gitlab", "\"path\": \"App/Domain/A.swift\""), ("markdown", "`Domain/A.swift:2`"),
  ("html", ">Domain/A.swift:2:14<"), ("text", "Domain/A.swift:2:14: error: "),
])
func `a format has the paths that its readers need`(format: String, expected: String) throws {
  let folder = try project()
  let outcome = try Binary.run(
    "--format", format, in: folder, at: folder.url.appendingPathComponent("App"))
  #expect(outcome.code == 1)
  #expect(outcome.output.contains(expected), "\(outcome.output)")
  if format == "xcode" { #expect(outcome.output.hasPrefix("/")) }
}

@Test func `GitHub Actions gets annotations without asking`() throws {
  let folder = try project()
  let outcome = try Binary.run("App", in: folder, environment: ["GITHUB_ACTIONS": "true"])
  #expect(outcome.output.hasPrefix("::error file=App/Domain/A.swift,line=2,endLine=2,col=14,endColumn=20,"))
  let text = try Binary.run("App", "--format=text", in: folder, environment: ["GITHUB_ACTIONS": "true"])
  #expect(text.output.hasPrefix("App/Domain/A.swift:2:14: error:"))
}

@Test func `someone who asks for files only is told the sum`() throws {
  let folder = try project()
  let outcome = try Binary.run("App", "--report", "html=out.html", in: folder)
  #expect(outcome.code == 1)
  #expect(outcome.output.isEmpty)
  #expect(outcome.error == "Checked 1 file (1 mapped to 1 layer, 100 %): 1 error.\n")
  #expect(try Binary.run("App", "--report", "html=out.html", "--quiet", in: folder).error.isEmpty)
}

@Test func `a report that cannot be saved is an error, and the others are written`() throws {
  let folder = try project()
  try folder.makeFolder("taken")
  let outcome = try Binary.run(
    "App", "--report", "html=none/out.html", "--report", "xcode", "--report", "json=taken", "--report",
    "markdown=out.md", in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.output.contains("error: "))
  #expect(outcome.error == "error: cannot write 'none/out.html': No such file or directory\n")
  #expect(FileManager.default.fileExists(atPath: folder.path + "/out.md"))
}

@Test func `a report into a device or through a link leaves both in place`() throws {
  let folder = try project()
  try folder.write("old", to: "target.json")
  try folder.link("link.json", to: "target.json")
  let outcome = try Binary.run(
    "App", "--report", "json=link.json", "--report", "html=/dev/null", "-q", in: folder)
  #expect(outcome.code == 1, "\(outcome.error)")
  #expect(
    try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.json") == "target.json")
  #expect(try String(contentsOfFile: folder.path + "/target.json", encoding: .utf8).hasPrefix("{"))
  let null = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
  #expect(null == .typeCharacterSpecial)
}

@Test func `the records of decisions can be reported in each format`() throws {
  let folder = try TemporaryFolder()
  try folder.write("# ADR-001: A\n\n## Status\nMaybe\n", to: "docs/adr/ADR-001-a.md")
  for format in ReportFormat.allCases {
    let outcome = try Binary.run("adr", "--format", format.rawValue, in: folder)
    #expect(outcome.code != 2, "\(outcome.error)")
    // Counts name no file.
    #expect(outcome.output.contains(format == .statistics ? "docs/adr/" : "ADR-001-a.md"), "\(format)")
  }
}

@Test(arguments: [
  ("A.swift", "/r/App/A.swift", "App/A.swift"), ("../B/A.swift", "/r/B/A.swift", "B/A.swift"),
  ("./A.swift", "/r/App/A.swift", "App/A.swift"), ("/r/App/A.swift", "/r/App/A.swift", "App/A.swift"),
  ("../../A.swift", "/A.swift", "/A.swift"),
  ("/elsewhere/A.swift", "/elsewhere/A.swift", "/elsewhere/A.swift"),
])
func `a path as those outside see it`(path: String, absolute: String, inRepository: String) {
  let paths = ReportPaths(root: "/r/App", repository: "/r")
  #expect(paths.absolute(path) == absolute)
  #expect(paths.inRepository(path) == inRepository)
  #expect(paths.folderInRepository == "App/")
  #expect(ReportPaths(root: "/r", repository: "/r").folderInRepository.isEmpty)
}
