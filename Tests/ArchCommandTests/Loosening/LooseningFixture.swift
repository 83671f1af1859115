import Foundation
import Testing

@testable import ArchCommand
@testable import ArchSystem

/// A copy of the example app with a config, rules of its own, records, packages and comments, committed; what is done
/// to it is compared with that commit.
struct LooseningFixture {
  let folder: TemporaryFolder

  /// One thing that a change does.
  enum Edit: Sendable {
    case replace(String, _ old: String, _ new: String)
    case write(String, String)
    case append(String, String)
    case remove(String)
    case move(String, _ to: String)
    /// What `archcheck baseline` is to do.
    case baseline(String, in: String = "")
    /// Told to git, so that what moved is known and what is ignored is tracked.
    case stage
  }

  struct Review {
    let code: Int32
    let text: String
    let errors: [String]

    /// What is open to view above the checklist.
    var headline: Substring {
      text.range(of: "\n### ").map { text[..<$0.lowerBound] } ?? text[...]
    }

    var verdict: String { text.split(separator: "\n").first { $0.hasPrefix("## ") }.map(String.init) ?? "" }

    /// The places that are named, one a line.
    var named: [Substring] { headline.split(separator: "\n").filter { $0.hasPrefix("> - ") } }
  }

  /// Made once; every test works on a copy.
  private static let template = Result { try made() }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.removeItem(at: folder.url)
    try FileManager.default.copyItem(at: try Self.template.get().url, to: folder.url)
  }

  func apply(_ edits: [Edit]) throws {
    let repository = GitRepository(at: folder)
    for edit in edits {
      switch edit {
      case .replace(let path, let old, let new):
        let text = try folder.text(path)
        try #require(text.contains(old), "\(path) lacks '\(old)'")
        try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
      case .write(let path, let text): try folder.write(text, to: path)
      case .append(let path, let text): try folder.write(try folder.text(path) + text, to: path)
      case .remove(let path): try repository.remove(path)
      case .move(let path, let target):
        let url = folder.url.appendingPathComponent(target)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: folder.url.appendingPathComponent(path), to: url)
      case .baseline(let action, let path):
        let owner = action == "accept" ? ["--owner", "@team"] : []
        _ = run(["baseline", action] + owner + [folder.url.appendingPathComponent(path).path])
      case .stage: try repository.git("add", "-A", "-f", "--", ".", ":!.review.md", ":!.check.txt")
      }
    }
  }

  func review(_ options: String...) throws -> Review {
    let output = folder.url.appendingPathComponent(".review.md").path
    let words =
      ["review", "--base", "HEAD", "--fail-on", "never", "--output", output] + options + [folder.path]
    let (code, errors) = run(words)
    let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
    return Review(code: code, text: text, errors: errors)
  }

  /// `archcheck check` of what changed since the commit.
  func check(_ options: String...) -> (code: Int32, errors: [String]) {
    let output = folder.url.appendingPathComponent(".check.txt").path
    return run(["check", "--changed-since", "HEAD", "--report", "text=" + output] + options + [folder.path])
  }

  /// The number of the first line that holds a text.
  func line(of text: String, in path: String) -> Int? {
    let lines = try? folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    return lines?.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  private func run(_ words: [String]) -> (code: Int32, errors: [String]) {
    let said = Collected<String>()
    let code = Output.$remarks.withValue(said) { Invocation.run(words) }
    return (code.rawValue, said.values)
  }

  private static func made() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Shell")
    for name in ["Shell", "ShellTests"] {
      try FileManager.default.copyItem(
        at: example.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
    }
    for (path, text) in files { try folder.write(text, to: path) }
    try GitRepository(folder).commit()
    // Samples that git leaves in every repository.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".git/hooks"))
    return folder
  }

  private static let files: [(String, String)] = [
    (".gitignore", ".standard-error\n.review.md\n.check.txt\nBuild/\n"),
    ("architecture.json", config),
    ("team.json", #"{ "rules": { "use-case-returns": "error", "feature-shape": "warning" } }"# + "\n"),
    ("same.json", #"{ "rules": { "feature-shape": "warning", "use-case-returns": "error" } }"# + "\n"),
    ("loose.json", #"{ "rules": { "use-case-returns": "off", "feature-shape": "warning" } }"# + "\n"),
    ("Packages/Nested/architecture.json", nestedConfig),
    ("Packages/Nested/Domain/Stamp.swift", "import UIKit\nstruct Stamp {}\n"),
    ("Packages/Nested/Domain/Seal.swift", "struct Seal {}\n"),
    ("Packages/Nested/Fakes/FakeSeal.swift", "struct FakeSeal {}\n"),
    ("Packages/Tools/Hammer.swift", "struct Hammer {\n  func hit(_ kit: Kit) { print(kit) }\n}\n"),
    ("Packages/Tools/Handles/Handle.swift", "struct Handle {}\n"),
    ("Packages/Kit/Kit.swift", "struct Kit {\n  static let shared = Kit()\n}\n"),
    (
      "Packages/Kit/Clock.swift",
      """
      struct Clock {
        // archcheck:disable:next no-singletons until 2999-01-01 - the clock is the system's
        static let shared = Clock()
      }

      // archcheck:disable no-singletons - made by the registry
      struct Registry {
        static let shared = Registry()
      }
      // archcheck:enable no-singletons

      struct Later {
        static let shared = Later()
      }

      struct Last {
        static let shared = Last()
      }

      """
    ),
    ("docs/adr/ADR-001-pure-domain.md", record(1, "Keep The Domain Pure", "Accepted")),
    ("docs/adr/ADR-002-no-shared-instances.md", record(2, "Share No Instances", "Accepted")),
    ("README.md", "# App\n"),
  ]

  static func record(_ number: Int, _ title: String, _ status: String) -> String {
    """
    # ADR-00\(number): \(title)

    ## Status
    \(status)

    ## Context
    It is so.

    ## Decision
    We will.

    ## Consequences
    Good.

    """
  }

  private static let nestedConfig = """
    {
      "layers": {
        "domain": { "files": ["Domain/**"], "mayUse": [] }
      },
      "tests": ["Fakes/**"],
      "rules": {
        "domain-imports": "error"
      }
    }

    """

  private static let config = """
    {
      "extends": ["layered", "clean-state", "team.json"],
      "sources": ["Shell", "ShellTests", "Packages"],
      "exclude": [
        "Shell/Core/Infrastructure/Storage/**"
      ],
      "exhaustive": true,
      "layers": {
        "tools": { "files": ["Packages/Tools/**"], "mayUse": ["contracts"], "is": "other" },
        "kit": {
          "files": ["Packages/Kit/**"],
          "mayUse": [],
          "is": "infrastructure"
        }
      },
      "features": ["Shell/Features/{feature}/**"],
      "compositionRoot": {
        "types": ["AppDependencyContainer"],
        "entryPoints": false
      },
      "rules": {
        "no-singletons": {
          "severity": {
            "Shell/Core/**": "warning",
            "Packages/**": "error"
          },
          "allow": ["Lat*"],
          "decision": "ADR-002"
        },
        "boot-logic": {
          "maximumFunctionLines": 20
        },
        "boot-io": "error",
        "boot-depth": "warning",
        "domain-imports": { "decision": "ADR-001", "platform": true },
        "no-environment-services": {
          "appState": ["*Theme"]
        },
        "launch-state-ui-agnostic": {
          "states": ["LaunchState", "BootState"]
        },
        "view-decides-nothing": { "severity": "note" }
      },
      "own": [
        {
          "id": "no-defaults",
          "in": {
            "files": ["Shell/**", "Packages/**"]
          },
          "forbid": {
            "types": ["UserDefaults", "NSUserDefaults"]
          },
          "because": "They are global."
        },
        {
          "id": "models-are-final",
          "types": {
            "named": ["*ViewModel"]
          },
          "require": {
            "modified": ["final"]
          },
          "because": "Nobody inherits from them.",
          "//": "soon an error", "severity": "warning"
        }
      ],
      "checklist": {
        "Copy is reviewed by design": "manual",
        "Boot stays thin": ["boot-io", "boot-logic"]
      },
      "decisions": ["docs/adr"]
    }

    """
}
