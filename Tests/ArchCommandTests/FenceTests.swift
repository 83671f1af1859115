import Foundation
import Testing

@testable import ArchCommand
@testable import ArchSystem

/// An app with one finding, and a folder next to it that nobody may look into.
private struct Site {
  let outside: TemporaryFolder
  let app: TemporaryFolder

  static let secret = "machine example.com password TOPSECRET"

  init(isRepository: Bool = true, config: String = #"{"extends": ["layered"]}"#) throws {
    outside = try TemporaryFolder()
    app = try TemporaryFolder()
    try outside.write(Self.secret + "\n", to: "secret")
    try outside.write("import UIKit // \(Self.secret)\nstruct A {}\n", to: "code/Secret.swift")
    try outside.write("# ADR-001: TOPSECRET\n\n## Decision\nNo status.\n", to: "adr/0001-secret.md")
    if isRepository { try app.makeFolder(".git") }
    try app.write(config, to: "architecture.json")
    try app.write("import UIKit\nstruct A {}\n", to: "Domain/A.swift")
  }

  /// Runs it and holds that it refused: exit code 2, the words on standard error, nothing of the secret anywhere.
  func expectRefusal(
    _ words: String, _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    let outcome =
      switch arguments.count {
      case 0: try Binary.run(in: app)
      case 1: try Binary.run(arguments[0], in: app)
      case 2: try Binary.run(arguments[0], arguments[1], in: app)
      default: try Binary.run(arguments[0], arguments[1], arguments[2], in: app)
      }
    #expect(outcome.code == 2, "\(outcome.output)\(outcome.error)", sourceLocation: sourceLocation)
    #expect(outcome.error.contains(words), "\(outcome.error)", sourceLocation: sourceLocation)
    #expect(!(outcome.output + outcome.error).contains("SECRET"), sourceLocation: sourceLocation)
    #expect(try outside.text("secret") == Self.secret + "\n", sourceLocation: sourceLocation)
  }

  /// From the app to what is outside.
  var way: String { "../" + outside.url.lastPathComponent }
}

@Test(arguments: [true, false])
func `a baseline outside is neither read nor written`(isRepository: Bool) throws {
  let site = try Site(isRepository: isRepository)
  let whole = isRepository ? "the repository" : "the folder being checked"
  for name in ["secret", "missing", "missing/deeper.json"] {
    let config = #"{"extends": ["layered"], "baseline": "\#(site.way)/\#(name)"}"#
    try site.app.write(config, to: "architecture.json")
    let words = "cannot read '\(site.way)/\(name)': it is outside \(whole)"
    try site.expectRefusal(words)
    try site.expectRefusal(words, "baseline", "write")
    try site.expectRefusal(words, "baseline", "accept")
    try site.expectRefusal(words, "baseline", "prune")
  }
}

@Test func `a baseline that is a link out, or is beyond one, is refused by the link's name`() throws {
  let site = try Site()
  try site.app.link("architecture-baseline.json", to: site.outside.path + "/secret")
  let words = "'architecture-baseline.json': it is a symbolic link that leads out of the repository"
  try site.expectRefusal(words)
  try site.expectRefusal(words, "baseline", "write")
  // The command line names it, but others may have put it there.
  try site.expectRefusal(words, "--baseline", "architecture-baseline.json")

  try site.app.link("shared", to: site.way)
  try site.app.link("again", to: "shared")
  for name in ["secret", "missing"] {
    try site.app.write(#"{"extends": ["layered"], "baseline": "again/\#(name)"}"#, to: "architecture.json")
    try site.expectRefusal(
      "cannot read 'again/\(name)': 'shared' is a symbolic link that leads out of the repository")
  }
}

@Test func `a baseline that the command line names elsewhere is the user's choice`() throws {
  let site = try Site()
  let file = site.outside.path + "/known.json"
  #expect(try Binary.run("baseline", "write", "--baseline", file, in: site.app).code == 0)
  #expect(try Binary.run("--baseline", file, in: site.app).code == 0)
}

@Test func `what a config extends is within, and not in .git`() throws {
  let site = try Site()
  try site.outside.write("{\"TOPSECRET\": 1}", to: "base.json")
  try site.app.write("{\"TOPSECRET\": 1}", to: ".git/base.json")
  try site.app.link("linked.json", to: site.outside.path + "/base.json")
  try site.app.link("inner.json", to: ".git/base.json")
  try site.app.link("folder", to: site.way)
  let cases = [
    ("\(site.way)/base.json", "it is outside the repository"),
    ("\(site.way)/missing.json", "it is outside the repository"),
    ("linked.json", "it is a symbolic link that leads out of the repository"),
    ("folder/base.json", "'folder' is a symbolic link that leads out of the repository"),
    (".git/base.json", "it is in .git"), ("App/../.GIT/base.json", "it is in .git"),
    ("inner.json", "it is a symbolic link that leads into .git"),
  ]
  for (name, words) in cases {
    try site.app.write(#"{"extends": ["layered", "\#(name)"]}"#, to: "architecture.json")
    try site.expectRefusal("cannot read '\(name)': \(words)")
  }
}

@Test func `a config that is a link leads within, a nested one too`() throws {
  let site = try Site(config: "{}")
  try site.app.write(#"{"extends": ["layered"]}"#, to: "common/base.json")
  try site.app.link("Domain/architecture.json", to: "../common/base.json")
  let followed = try Binary.run("explain", "Domain/A.swift", in: site.app)
  #expect(followed.code == 0 && !followed.output.isEmpty, "\(followed.error)")

  let nested = try Site(config: "{}")
  try nested.app.link("Domain/architecture.json", to: nested.outside.path + "/secret")
  try nested.expectRefusal(
    "'Domain/architecture.json': it is a symbolic link that leads out of the repository")

  let named = try Site()
  try named.app.link("ci.json", to: named.outside.path + "/secret")
  try named.expectRefusal(
    "'ci.json': it is a symbolic link that leads out of the repository", "--config", "ci.json")
}

@Test func `records are within, whatever leads to them`() throws {
  let site = try Site()
  for name in ["../adr", "../missing", "docs/../../adr"] {
    try site.app.write(#"{"extends": ["layered"], "decisions": "\#(name)"}"#, to: "architecture.json")
    let outcome = try Binary.run(in: site.app)
    #expect(outcome.code == 2 && outcome.error.contains("'decisions' leads outside this file's folder"))
  }
  try site.app.link("records", to: site.way + "/adr")
  try site.app.write(#"{"extends": ["layered"], "decisions": "records"}"#, to: "architecture.json")
  try site.expectRefusal("left out 'records', which cannot be read: it is a symbolic link that leads out")

  try site.app.write(#"{"extends": ["layered"]}"#, to: "architecture.json")
  try site.app.makeFolder("docs/adr")
  try site.app.link("docs/adr/0001-a.md", to: site.outside.path + "/adr/0001-secret.md")
  try site.expectRefusal("left out 'docs/adr/0001-a.md', which cannot be read: it is a symbolic link")
}

@Test func `a record that is a link within is read, and one record is read once`() throws {
  let site = try Site()
  let record = "# ADR-001: Use Swift\n\n## Status\nAccepted\n\n## Decision\nSwift.\n"
  try site.app.write(record, to: "Modules/A/0001-a.md")
  try site.app.write(record, to: "docs/adr/0002-b.md")
  try site.app.link("docs/adr/0001-a.md", to: "../../Modules/A/0001-a.md")
  try site.app.link("docs/adr/latest.md", to: "0002-b.md")
  let outcome = try Binary.run("adr", "--format", "json", in: site.app)
  #expect(outcome.output.contains("docs/adr/0001-a.md"), "\(outcome.output)")
  #expect(!outcome.output.contains("latest"), "\(outcome.output)")
}

@Test func `a link of a record out of the tree leads nowhere, whether or not something is there`() throws {
  let site = try Site()
  try site.app.makeFolder("docs/adr")
  try site.app.link("docs/adr/out", to: site.outside.path)
  let record =
    "# ADR-001: Use Swift\n\n## Status\nAccepted\n\n## Decision\n[a](out/secret) [b](out/missing)\n"
  try site.app.write(record, to: "docs/adr/0001-a.md")
  let outcome = try Binary.run("adr", in: site.app)
  #expect(outcome.output.contains("the link to 'out/secret' leads nowhere"), "\(outcome.output)")
  #expect(outcome.output.contains("the link to 'out/missing' leads nowhere"), "\(outcome.output)")
}

@Test func `links to code outside are errors, unless the config leaves them out`() throws {
  let site = try Site()
  try site.app.link("Domain/Evil.swift", to: site.outside.path + "/code/Secret.swift")
  let words = "left out 'Domain/Evil.swift', which cannot be read: it is a symbolic link that leads out"
  try site.expectRefusal(words)
  try site.expectRefusal("'Domain/Evil.swift': it is a symbolic link that leads out", "Domain/Evil.swift")
  try site.expectRefusal("it is a symbolic link that leads out", "facts", "Domain/Evil.swift")
  try site.app.write(#"{"extends": ["layered"], "exclude": ["**/Evil.swift"]}"#, to: "architecture.json")
  #expect(try Binary.run(in: site.app).code == 1)

  let folder = try Site()
  try folder.app.link("Domain/More", to: folder.outside.path + "/code")
  try folder.expectRefusal(
    "left out 'Domain/More', which cannot be read: it is a symbolic link that leads out")
  try folder.expectRefusal("'Domain/More': it is a symbolic link that leads out", "Domain/More")
}

@Test func `an ignore file that is a link out is an error`() throws {
  let site = try Site()
  try site.app.link("Domain/.gitignore", to: site.outside.path + "/secret")
  try site.expectRefusal(
    "left out 'Domain/.gitignore', which cannot be read: it is a symbolic link that leads out")
}

@Test func `a report is not written through a link out`() throws {
  let site = try Site()
  try site.app.link("report.json", to: site.outside.path + "/secret")
  try site.app.link("out", to: site.way)
  try site.expectRefusal("cannot write 'report.json': it is a symbolic link", "--report", "json=report.json")
  try site.expectRefusal(
    "cannot write 'out/new.json': 'out' is a symbolic link", "--report", "json=out/new.json")
  #expect(try FileManager.default.contentsOfDirectory(atPath: site.outside.path).count == 3)
  try FileManager.default.removeItem(atPath: site.app.path + "/out")
  let elsewhere = site.outside.path + "/report.json"
  #expect(try Binary.run("--report", "json=\(elsewhere)", in: site.app).code == 1)
  #expect(try site.outside.text("report.json").contains("layer"))
}

@Test func `a refusal names the link that leads out and says the same of what is there and what is not`()
  throws
{
  let site = try Site()
  try site.app.link("a", to: "b/c")
  try site.app.link("b", to: site.outside.path)
  try site.app.link("loop", to: "loop")
  try site.app.link("up", to: "Domain/../Domain")
  let fence = Fence(around: SystemPath(site.app.path))
  func place(_ path: String) throws -> String {
    try fence.place(of: SystemPath(path), from: SystemPath(site.app.path)).text
  }
  #expect(try place("up/./A.swift") == site.app.path + "/Domain/A.swift")
  #expect(try place("Domain/../missing/x") == site.app.path + "/missing/x")
  #expect(try place("../" + site.app.url.lastPathComponent + "/x") == site.app.path + "/x")
  for path in [
    "a", "b/secret", "b/missing", "loop", "..", "../../../../../../etc/passwd", "/etc", ".git/HEAD",
  ] {
    #expect(throws: SystemError.self, "\(path)") { try place(path) }
  }
}

@Suite(.enabled(if: GitRepository.isPossible)) struct ComparedRepositoryTests {
  @Test func `a broken repository within another is an error, not the other one`() throws {
    let outer = try GitRepository(try TemporaryFolder())
    try outer.folder.write("import UIKit\nstruct A {}\n", to: "inner/Domain/A.swift")
    try outer.folder.write(#"{"extends": ["layered"]}"#, to: "inner/architecture.json")
    try outer.commit()
    try outer.folder.makeFolder("inner/.git/objects")
    let inner = try outer.folder.realPath + "/inner"
    for command in [["review", "inner"], ["check", "inner", "--changed-since", "main"]] {
      let outcome =
        command.count == 2
        ? try Binary.run(command[0], command[1], in: outer.folder, environment: path)
        : try Binary.run(command[0], command[1], command[2], command[3], in: outer.folder, environment: path)
      #expect(outcome.code == 2, "\(outcome.output)")
      #expect(outcome.error.contains("git says nothing about '\(inner)'"), "\(outcome.error)")
      #expect(outcome.error.contains("safe.directory '\(inner)')"), "\(outcome.error)")
      #expect(!outcome.error.contains("'*'"))
    }
  }

  private var path: [String: String] { ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""] }

  @Test func `what is beyond a new link is not read as the file it was`() throws {
    let site = try TemporaryFolder()
    try site.write("struct A { let secret = 1 }\n", to: "A.swift")
    let repository = try GitRepository(try TemporaryFolder())
    try repository.folder.write("struct A { let secret = 1 }\n", to: "Code/A.swift")
    try repository.folder.write("struct B {}\n", to: "B.swift")
    try repository.commit()
    try repository.remove("Code")
    try repository.folder.link("Code", to: site.path)
    let root = SystemPath(try repository.folder.realPath)
    let git = try #require(Git(at: root))
    let base = try #require(git.commit(named: "main"))
    let comparison = try #require(GitComparison(git, base: base, below: root))
    // The same bytes are there, but not in the repository.
    #expect(Set(comparison.contents.keys) == ["Code/A.swift"])
  }
}

@Test(arguments: [
  ["--report", "\u{1B}[31m\n::error::x"], ["--rule", "\u{1B}[31m\n::error::x"],
  ["--format", "\u{9B}x\n::error::"],
  ["\u{1B}x\n::error::y.swift"], ["--\u{1B}x\n::error::"], ["help", "\u{202E}x\n::error::"],
  ["baseline", "\u{1B}x\n::error::"], ["completions", "\u{1B}\n::error::"], ["rules", "\u{1B}\n::error::"],
  ["--report=json=a\n::error::", "--report=json=a\n::error::"], ["explain", "\u{1B}a-b\n::error::"],
])
func `what is echoed of arguments can steer nothing`(words: [String]) {
  let said = Collected<String>()
  let code = Output.$remarks.withValue(said) { Invocation.run(words) }
  #expect(code == .couldNotCheck)
  let text = said.values.joined(separator: "\n")
  #expect(!text.isEmpty && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(text)")
  #expect(!text.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E }, "\(text)")
  #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(text)")
}

@Test func `a file beyond what people write is reported at once, with its limit`() throws {
  let cases: [(path: String, size: UInt64, limit: String)] = [
    ("architecture.json", 5 << 20, "4 MB"), (".gitignore", 2 << 20, "1 MB"),
    ("docs/adr/0001-a.md", 2 << 20, "1 MB"),
  ]
  for (path, size, limit) in cases {
    let site = try Site()
    try site.app.writeSparse(path, size: size)
    let outcome = try Binary.run(in: site.app)
    #expect(outcome.code == 2, "\(outcome.output)")
    #expect(
      outcome.error.contains("larger than \(limit)") && outcome.error.contains(path), "\(outcome.error)")
  }
}

@Test func `a baseline that grows beyond what may be written leaves nothing behind`() throws {
  let site = try Site()
  for number in 1...200 { try site.app.write("import UIKit\n", to: "Domain/File\(number).swift") }
  let command = "ulimit -f 8; exec '\(Binary.path)' baseline write"
  let outcome = try Binary.run(program: "/bin/sh", "-c", command, in: site.app)
  #expect(outcome.code == 2, "\(outcome.output)")
  #expect(
    outcome.error.contains("cannot write 'architecture-baseline.json': File too large"), "\(outcome.error)")
  let names = try FileManager.default.contentsOfDirectory(atPath: site.app.path)
  #expect(!names.contains { $0.contains("baseline") }, "\(names)")
}
