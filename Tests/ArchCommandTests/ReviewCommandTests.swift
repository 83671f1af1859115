import Foundation
import Testing

private let config =
  #"{"extends": "layered", "layers": {"domain": {"files": ["App/Domain/**"]}, "ui": {"files": ["App/UI/**"]}}}"#

/// An app with two breaks on `main`, and a branch to work on.
private func app() throws -> GitRepository {
  let repository = try GitRepository(try TemporaryFolder())
  let folder = repository.folder
  try folder.write(".standard-error\n", to: ".gitignore")
  try folder.write(config, to: "architecture.json")
  try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
  try folder.write("import SwiftUI\nstruct B {}\n", to: "App/Domain/B.swift")
  try folder.write("struct Screen {}\n", to: "App/UI/Screen.swift")
  try repository.commit()
  try repository.git("checkout", "-q", "-b", "work")
  return repository
}

private func review(_ repository: GitRepository, _ arguments: String...) throws -> Binary.Outcome {
  switch arguments.count {
  case 0: try Binary.run("review", in: repository.folder)
  case 1: try Binary.run("review", arguments[0], in: repository.folder)
  case 2: try Binary.run("review", arguments[0], arguments[1], in: repository.folder)
  default: try Binary.run("review", arguments[0], arguments[1], arguments[2], in: repository.folder)
  }
}

private func verdict(_ outcome: Binary.Outcome) -> String {
  outcome.output.split(separator: "\n").first { $0.hasPrefix("## ") }.map(String.init) ?? outcome.error
}

@Suite(.enabled(if: GitRepository.isPossible, "git is not installed"))
struct ReviewCommandTests {
  @Test func `what a branch adds, fixes, moves and leaves is told apart`() throws {
    let repository = try app()
    let folder = repository.folder
    try folder.write("struct B {}\n", to: "App/Domain/B.swift")
    try folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    try folder.makeFolder("App/Domain/Core")
    try repository.git("mv", "App/Domain/A.swift", "App/Domain/Core/Other.swift")
    try repository.commit()
    let outcome = try review(repository, "--base", "main")
    #expect(outcome.code == 1, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("<!-- archcheck:report key=default v=1 -->\n## "))
    #expect(verdict(outcome) == "## ❌ archcheck: 1 new error · 1 fixed · 1 remains")
    #expect(outcome.output.contains("`App/Domain/C.swift:1` layer `domain` imports"), "\(outcome.output)")
    #expect(outcome.output.contains("3 Swift files changed, 4 files"), "\(outcome.output)")
    #expect(!outcome.output.contains("Other.swift"))
    #expect(try review(repository, "--base=main", "--fail-on", "never").code == 0)
    #expect(try review(repository, "--base=main").output == outcome.output)
  }

  @Test func `a change that breaks nothing is green, with the main branch as base`() throws {
    let repository = try app()
    try repository.folder.write("struct D {}\n", to: "App/Domain/D.swift")
    let outcome = try review(repository)
    #expect(outcome.code == 0)
    #expect(verdict(outcome) == "## ✅ archcheck: nothing new · 2 remain")
    #expect(outcome.output.contains("Compared with `main` ("))
    #expect(outcome.output.contains("- [x] Coordinators own navigation decisions <sub>nothing new</sub>"))
    #expect(!outcome.output.contains("- [ ]"), "\(outcome.output)")
  }

  @Test func `what is not committed counts, staged, untracked or removed`() throws {
    let repository = try app()
    try repository.folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    try repository.folder.write("import UIKit\nimport SwiftUI\nstruct A {}\n", to: "App/Domain/A.swift")
    try repository.git("add", "App/Domain/A.swift")
    try repository.remove("App/Domain/B.swift")
    #expect(verdict(try review(repository)) == "## ❌ archcheck: 2 new errors · 1 fixed · 1 remains")
  }

  @Test func `a break that others have slid below is still known, and the one above is new`() throws {
    let repository = try app()
    let folder = repository.folder
    try folder.write("import UIKit\nstruct A { let s: Screen }\n", to: "App/Domain/A.swift")
    try folder.write(
      #"{"extends": "layered", "layers": {"domain": {"files": ["App/Domain/**"], "mayUse": []}, "ui": {"files": ["App/UI/**"]}}}"#,
      to: "architecture.json")
    try repository.commit()
    try folder.write(
      "import SwiftUI\nimport UIKit\nstruct A { let s: Screen }\n", to: "App/Domain/A.swift")
    let outcome = try review(repository, "--base", "HEAD")
    #expect(outcome.output.contains("`App/Domain/A.swift:1` layer `domain` imports"), "\(outcome.output)")
    #expect(verdict(outcome) == "## ❌ archcheck: 1 new error · 3 remain")
  }

  @Test func `what the baseline holds remains, and what the change puts there is said`() throws {
    let repository = try app()
    _ = try Binary.run("baseline", "write", in: repository.folder)
    try repository.commit()
    try repository.git("checkout", "-q", "-b", "more")
    try repository.folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    _ = try Binary.run("baseline", "accept", "--owner", "@team", in: repository.folder)
    let outcome = try review(repository, "--base", "work")
    #expect(outcome.code == 0)
    #expect(verdict(outcome) == "## ⚠️ archcheck: nothing new · weaker in 1 place · 3 remain")
    #expect(outcome.output.contains("Accepted by this change itself, in the baseline or by a comment: 1"))
    #expect(outcome.output.contains("Remaining: 3 (3 in the baseline)"))
    #expect(
      outcome.output.contains(
        "\nBaseline `architecture-baseline.json`: 3 known (**+1**, −0 by this change).\n- `@team`: +1\n"))
  }

  @Test func `line ends that git itself writes change nothing`() throws {
    let repository = try app()
    try repository.folder.write("*.swift text eol=crlf\n", to: ".gitattributes")
    try repository.commit()
    try repository.git("branch", "-f", "main")
    try repository.remove("App")
    try repository.git("checkout", "-q", "--", "App")
    #expect(try repository.folder.text("App/Domain/A.swift") == "import UIKit\r\nstruct A {}\r\n")
    #expect(try review(repository).output.contains("0 Swift files changed"))
    #expect(try Binary.run("--changed-since", "main", in: repository.folder).code == 0)
    try repository.folder.write("import UIKit\r\nstruct B {}\r\n", to: "App/Domain/A.swift")
    #expect(try review(repository).output.contains("1 Swift file changed"))
  }

  @Test func `a baseline that takes up old breaks is reported, and one that waits for a move is not`() throws
  {
    let repository = try app()
    _ = try Binary.run("baseline", "write", in: repository.folder)
    try repository.commit()
    try repository.git("checkout", "-q", "-b", "more")
    try repository.git("mv", "App/Domain/A.swift", "App/Domain/Moved.swift")
    let moved = try review(repository, "--base", "work")
    #expect(verdict(moved) == "## ✅ archcheck: nothing new · 2 remain")
    #expect(!moved.output.contains("Baseline `"), "\(moved.output)")
    try repository.git("reset", "-q", "--hard")

    try repository.remove("architecture-baseline.json")
    try repository.commit()
    try repository.git("branch", "-f", "red")
    _ = try Binary.run("baseline", "write", in: repository.folder)
    let written = try review(repository, "--base", "red")
    #expect(verdict(written) == "## ⚠️ archcheck: nothing new · weaker in 1 place · 2 remain")
    #expect(written.output.contains("2 known (**+2**, −0 by this change)"), "\(written.output)")
  }

  @Test func `places lead to the code where the job tells where that is`() throws {
    let repository = try app()
    try repository.folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let job = [
      "PATH": path, "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r",
      "GITHUB_SHA": "abc",
    ]
    let shown = try Binary.run("review", in: repository.folder, environment: job)
    #expect(
      shown.output.contains("[`App/Domain/C.swift:1`](https://github.com/o/r/blob/abc/App/Domain/C.swift#L1)")
    )
    let head = job.merging(["ARCHCHECK_HEAD": "def"]) { $1 }
    #expect(
      try Binary.run("--format", "markdown", "App", in: repository.folder, environment: head).output
        .contains("](https://github.com/o/r/blob/def/App/Domain/C.swift#L1)"))
    let gitLab = ["PATH": path, "CI_PROJECT_URL": "https://gitlab.com/o/r", "CI_COMMIT_SHA": "abc"]
    #expect(
      try Binary.run("review", in: repository.folder, environment: gitLab).output
        .contains("(https://gitlab.com/o/r/-/blob/abc/App/Domain/C.swift#L1)"))
    #expect(!(try review(repository)).output.contains("]("))
  }

  @Test func `a rule that the change turns on finds nothing new, and the report says why`() throws {
    let repository = try app()
    try repository.folder.write(
      config.dropLast()
        + #", "rules": {"unmapped-file": "error"}, "checklist": {"Copy reviewed": "manual"}}"#,
      to: "architecture.json")
    let outcome = try review(repository)
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(outcome.output.contains("> This change touches `architecture.json`. Both sides are judged by"))
    #expect(outcome.output.contains("- [ ] Copy reviewed <sub>for a person to tick</sub>"))
    #expect(!outcome.output.contains("In the code of now"))
  }

  @Test func `a config that finds less is reported with what it no longer finds`() throws {
    let repository = try app()
    try repository.folder.write(
      config.dropLast() + #", "rules": {"domain-imports": "off", "unmapped-file": "error"}}"#,
      to: "architecture.json")
    try repository.folder.write("struct Lost {}\n", to: "Else/Lost.swift")
    let silenced = try review(repository)
    #expect(verdict(silenced) == "## ❌ archcheck: 1 new error · weaker in 1 place", "\(silenced.output)")
    #expect(
      silenced.output.contains("In the code as it is now, it finds **2 fewer** (2 of `domain-imports`)"),
      "\(silenced.output)")

    // The same in a file that the config extends.
    try repository.git("checkout", "-q", "-f", "main")
    try repository.remove("Else")
    try repository.folder.write(#"{"extends": "base.json"}"#, to: "architecture.json")
    try repository.folder.write(config, to: "base.json")
    try repository.commit()
    try repository.git("checkout", "-q", "-b", "weaker")
    try repository.folder.write(
      config.dropLast() + #", "rules": {"domain-imports": "note"}}"#, to: "base.json")
    let weaker = try review(repository)
    #expect(weaker.output.contains("> This change touches `base.json`."), "\(weaker.output)")
    #expect(weaker.output.contains("it finds **2 less severe** (2 of `domain-imports`)."))
  }

  @Test func `a config that comes or goes is reported with what it changes`() throws {
    let repository = try GitRepository(try TemporaryFolder())
    let folder = repository.folder
    try folder.write(".standard-error\n", to: ".gitignore")
    try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
    try repository.commit()
    try folder.extendLayered()
    let came = try review(repository)
    #expect(came.output.contains("finds **1 more** (1 of `domain-imports`)"), "\(came.output)\(came.error)")
    try repository.commit()
    try folder.write("import UIKit\nstruct B {}\n", to: "App/Domain/B.swift")
    try repository.remove("architecture.json")
    let gone = try review(repository)
    #expect(gone.output.contains("> This change touches `architecture.json`."), "\(gone.output)")
    #expect(gone.output.contains("finds **2 fewer** (2 of `domain-imports`)"), "\(gone.output)")
    #expect(gone.output.contains("the config is gone"), "\(gone.output)")
  }

  @Test func `a nested config that finds less is reported, too`() throws {
    let parent = try TemporaryFolder()
    let outer = try GitRepository(parent)
    try parent.write(config, to: "Nested/architecture.json")
    try parent.write("import UIKit\nstruct A {}\n", to: "Nested/App/Domain/A.swift")
    try parent.write(".standard-error\n", to: ".gitignore")
    try outer.commit()
    try parent.write(
      config.dropLast() + #", "rules": {"domain-imports": "off"}}"#, to: "Nested/architecture.json")
    let nested = try review(outer)
    #expect(nested.output.contains("finds **1 fewer** (1 of `domain-imports`)"), "\(nested.output)")
  }

  @Test func `new uses of layers are drawn, and the checklist asks what S4 asks`() throws {
    let repository = try app()
    let folder = repository.folder
    try folder.write(
      #"{"extends": "layered", "layers": {"domain": {"files": ["App/Domain/**"], "mayUse": []}, "ui": {"files": ["App/UI/**"]}}}"#,
      to: "architecture.json")
    try repository.commit()
    try folder.write("struct C { let screen: Screen }\n", to: "App/Domain/C.swift")
    let text = try review(repository, "--base", "HEAD").output
    #expect(text.contains("Uses between layers: +1 (1 not allowed)"), "\(text)")
    #expect(text.contains("  n0[\"domain\"]\n  n1[\"ui\"]\n  n0 -.->|\"1 use\"| n1\n"))
    #expect(
      text.contains(
        "- [ ] **Features are removable without breaking boot** <sub>1 new of `layer-dependencies` at "
          + "`C.swift:1`</sub><br>When in doubt: *Can we delete this and still boot?*"), "\(text)")
  }

  @Test func `decisions that are added, changed or broken are named`() throws {
    let repository = try app()
    let folder = repository.folder
    let record = "# ADR-001: Keep The Domain Pure\n\n## Status\nAccepted\n"
    try folder.write(record, to: "docs/adr/ADR-001-keep-the-domain-pure.md")
    try folder.write(
      config.dropLast() + #", "rules": {"domain-imports": {"decision": "ADR-001"}}}"#, to: "architecture.json"
    )
    try repository.commit()
    try folder.write(record + "\nMore.\n", to: "docs/adr/ADR-001-keep-the-domain-pure.md")
    try folder.write("# ADR-002: Test Everything\n\n## Status\nProposed\n", to: "docs/adr/ADR-002-test.md")
    try folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    let text = try review(repository, "--base", "HEAD").output
    let first = "ADR-001 Keep The Domain Pure (`docs/adr/ADR-001-keep-the-domain-pure.md`)"
    #expect(
      text.contains("- **changed** \(first): decides `domain-imports`; **1 new finding** against it\n"),
      "\(text)")
    #expect(text.contains("- **added** ADR-002 Test Everything (`docs/adr/ADR-002-test.md`)\n"))
  }

  @Test func `what an app has not is no item of its checklist`() throws {
    let repository = try app()
    let items = ["Boot has no business logic", "LaunchState is UI-agnostic", "Use cases return domain types"]
    let without = try review(repository, "--base", "HEAD").output
    #expect(items.allSatisfy { !without.contains($0) }, "\(without)")
    #expect(without.contains("- [x] Coordinators own navigation decisions"))
    try repository.folder.write(
      "struct PayUseCase { func execute() -> Int { 1 } }\nenum LaunchState { case ready }\n",
      to: "App/Domain/PayUseCase.swift")
    try repository.folder.write(
      "struct AppBootstrapper { func start() {} }\n", to: "App/Boot/AppBootstrapper.swift")
    let with = try review(repository, "--base", "HEAD").output
    #expect(items.allSatisfy { with.contains($0) }, "\(with)")
  }

  @Test func `paths are the repository's, and only what the folder holds is looked at`() throws {
    let repository = try app()
    let folder = repository.folder
    try folder.write("Skipped/\n", to: ".gitignore")
    try folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    try folder.write(
      #"{"extends": "layered", "layers": {"domain": {"files": ["Domain/**"]}}}"#,
      to: "Apps/One/architecture.json")
    try folder.write("import UIKit\nstruct D {}\n", to: "Apps/One/Domain/D.swift")
    try folder.write("import UIKit\nstruct E {}\n", to: "Apps/One/Skipped/E.swift")
    let outcome = try review(repository, "--base", "main", "Apps/One")
    #expect(verdict(outcome) == "## ❌ archcheck: 1 new error", "\(outcome.error)")
    #expect(outcome.output.contains("`Apps/One/Domain/D.swift:1`"), "\(outcome.output)")
  }

  @Test func `what a sparse checkout leaves out is not fixed`() throws {
    let repository = try app()
    try repository.git("sparse-checkout", "set", "--no-cone", "/*", "!App/Domain/B.swift")
    let outcome = try review(repository)
    #expect(verdict(outcome) == "## ⚠️ archcheck: nothing new · 1 remains", "\(outcome.error)")
    #expect(outcome.output.contains("**The base is the code being checked**"))
  }

  @Test func `a review goes into a file`() throws {
    let repository = try app()
    let outcome = try review(repository, "--output", "review.md")
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(
      outcome.error.hasPrefix("Compared with main (")
        && outcome.error.hasSuffix("): nothing new · 2 remain.\n"))
    let text = try String(
      contentsOf: repository.folder.url.appendingPathComponent("review.md"), encoding: .utf8)
    #expect(text.contains("archcheck: nothing new"))
  }

  @Test func `a base that is not there is explained`() throws {
    let repository = try app()
    let unknown = try review(repository, "--base", "mian")
    #expect(unknown.code == 2 && unknown.output.isEmpty)
    #expect(
      unknown.error.hasPrefix("error: git knows no commit 'mian'. Did you mean 'main'?\n"), "\(unknown.error)"
    )
    let flag = try review(repository, "--base=--all")
    #expect(flag.code == 2 && flag.error.hasPrefix("error: git knows no commit '--all'"), "\(flag.error)")

    try repository.git("checkout", "-q", "--orphan", "alone")
    try repository.folder.write("struct D {}\n", to: "App/Domain/D.swift")
    try repository.commit()
    let alone = try review(repository, "--base", "main")
    #expect(alone.code == 2)
    #expect(alone.error.hasPrefix("error: HEAD and 'main' have no commit in common"), "\(alone.error)")

    let none = try TemporaryFolder()
    try none.write("struct A {}\n", to: "App/Domain/A.swift")
    let outside = try Binary.run("review", in: none)
    #expect(outside.code == 2 && outside.error.contains("is not in a git repository"), "\(outside.error)")
    let file = try review(repository, "App/Domain/A.swift")
    #expect(file.code == 2 && file.error.contains("is not a folder"), "\(file.error)")
  }

  @Test func `a shallow clone is told to fetch the rest`() throws {
    let repository = try app()
    try repository.folder.write("struct D {}\n", to: "App/Domain/D.swift")
    try repository.commit()
    let clone = GitRepository(at: try TemporaryFolder())
    try clone.git("clone", "-q", "--depth", "1", "--branch", "work", "file://" + repository.folder.path, ".")
    try clone.git("fetch", "-q", "--depth", "1", "origin", "main:main")
    for base in ["main", "origin/main"] {
      let outcome = try review(clone, "--base", base)
      #expect(outcome.code == 2)
      #expect(outcome.error.contains("git fetch --unshallow") && outcome.error.contains("fetch-depth: 0"))
    }
  }

  @Test func `a review runs no program that the repository names and writes nothing`() throws {
    let repository = try app()
    let folder = repository.folder
    try folder.write("* diff=evil filter=evil\n", to: ".gitattributes")
    try repository.commit()
    let trap = "touch \(folder.path)/sprung"
    for setting in [
      "core.fsmonitor", "core.pager", "diff.external", "diff.evil.command", "diff.evil.textconv",
      "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "core.editor",
    ] { try repository.git("config", setting, trap) }
    try folder.write("import UIKit\nstruct A { }\n", to: "App/Domain/A.swift")
    try folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    let index = try Data(contentsOf: folder.url.appendingPathComponent(".git/index"))
    #expect(verdict(try review(repository)) == "## ❌ archcheck: 1 new error · 2 remain")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/sprung"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent(".git/index")) == index)
  }

  @Test func `changed-since judges everything and reports what changed`() throws {
    let repository = try app()
    let folder = repository.folder
    try folder.write("import UIKit\nstruct C {}\n", to: "App/Domain/C.swift")
    try repository.git("mv", "App/Domain/B.swift", "App/Domain/Moved.swift")
    // Only touched.
    try folder.write("import UIKit\nstruct A {}\n", to: "App/Domain/A.swift")
    let outcome = try Binary.run("check", "--changed-since", "main", "--format", "xcode", in: folder)
    #expect(outcome.code == 1)
    let places = outcome.output.split(separator: "\n").filter { $0.contains(": error:") }
      .compactMap { $0.split(separator: ":").first?.split(separator: "/").last.map(String.init) }
    #expect(places == ["C.swift", "Moved.swift"], "\(outcome.output)")
    #expect(outcome.error.hasPrefix("Reports on what changed since main ("), "\(outcome.error)")
    #expect(outcome.error.contains("; 1 in other files are not shown.\n"), "\(outcome.error)")
    try repository.commit()
    #expect(try Binary.run("--changed-since", "HEAD", in: folder).code == 0)
    #expect(try Binary.run("--changed-since", "nowhere", in: folder).code == 2)
  }
}
