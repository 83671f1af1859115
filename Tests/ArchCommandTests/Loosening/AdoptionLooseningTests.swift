import Foundation
import Testing

extension PlantedLoosening {
  private static let clock = "Packages/Kit/Clock.swift"
  private static let boot = "Shell/App/Boot/ForegroundBootstrapper.swift"
  private static let evil = "import Foundation\nfunc f() { UserDefaults.standard.set(1, forKey: \"\") }\n"

  static let adoption = [
    PlantedLoosening(
      "a comment over a line",
      .replace(
        boot, "    UserDefaults.standard",
        "    // archcheck:disable:next boot-io - old\n    UserDefaults.standard"),
      at: boot, line: "archcheck:disable", says: "a comment silences `boot-io`", lets: 1),
    PlantedLoosening(
      "a comment behind a line",
      .replace(
        boot, "\"session.backgroundedAt\")\n",
        "\"session.backgroundedAt\")  // archcheck:disable:this boot-io - old\n"),
      at: boot, line: "archcheck:disable", says: "a comment silences `boot-io`", lets: 1),
    PlantedLoosening(
      "a comment over a file",
      .replace(
        boot, "import Foundation\n", "// archcheck:disable boot-io, no-defaults - old\nimport Foundation\n"),
      at: boot, line: "archcheck:disable",
      says: "a comment silences `no-defaults` from here to the end of the file",
      lets: 1),
    PlantedLoosening(
      "a comment over a file that lets a new break in",
      .write(
        "Shell/App/Boot/Evil.swift",
        "// archcheck:disable boot-io, no-defaults - old\n" + evil), at: "Shell/App/Boot/Evil.swift",
      line: "archcheck:disable", says: "a comment silences `boot-io` from here to the end of the file",
      lets: 1),
    PlantedLoosening(
      "a comment over code that breaks nothing",
      .replace(
        "Packages/Tools/Hammer.swift", "struct Hammer",
        "// archcheck:disable no-singletons - soon\nstruct Hammer"),
      at: "Packages/Tools/Hammer.swift", line: "archcheck:disable",
      says: "a comment silences `no-singletons` from here to the end of the file", lets: 0),
    PlantedLoosening(
      "a comment names a second rule", .replace(clock, "next no-singletons", "next no-singletons, boot-io"),
      at: clock, line: "boot-io", says: "a comment silences `boot-io`", lets: 0),
    PlantedLoosening(
      "a comment holds longer", .replace(clock, "until 2999-01-01", "until 3999-01-01"), at: clock,
      line: "3999", says: "a comment silences `no-singletons` until `3999-01-01`; it was `until 2999-01-01`",
      lets: 0),
    PlantedLoosening(
      "a comment holds for ever", .replace(clock, " until 2999-01-01", ""), at: clock, line: "disable:next",
      says: "a comment silences `no-singletons` without an end; it was `until 2999-01-01`", lets: 0),
    PlantedLoosening(
      "a region has no end", .replace(clock, "// archcheck:enable no-singletons\n", ""), at: clock,
      line: "disable no-singletons",
      says: "a comment silences `no-singletons` from here to the end of the file",
      lets: 1),
    PlantedLoosening(
      "a region ends later", .replace(clock, "// archcheck:enable no-singletons\n", ""),
      .replace(clock, "Last()\n}\n", "Last()\n}\n// archcheck:enable no-singletons\n"), at: clock,
      line: "disable no-singletons", says: "a comment silences more of `no-singletons`", lets: 1),
    PlantedLoosening(
      "a new break in a region",
      .replace(
        clock, "Registry()\n}\n", "Registry()\n}\nstruct Second {\n  static let shared = Second()\n}\n"),
      at: clock, line: "disable no-singletons", says: "a comment silences more of `no-singletons`", lets: 1),
    PlantedLoosening(
      "a baseline is written", .baseline("write"), at: "architecture-baseline.json", line: "no-singletons",
      says: "the baseline accepts", lets: 39),
    PlantedLoosening(
      "a baseline holds one break",
      .baseline("write"),
      .write("Shell/App/Boot/Evil.swift", evil), .baseline("accept"), at: "architecture-baseline.json",
      line: "no-singletons", says: "the baseline accepts", lets: 41),
    PlantedLoosening(
      "a baseline of another name", .baseline("write"),
      .move("architecture-baseline.json", "docs/known.json"),
      config(#""exhaustive": true"#, #""exhaustive": true, "baseline": "docs/known.json""#),
      at: "docs/known.json",
      line: "no-singletons", says: "the baseline accepts", lets: 39),
    PlantedLoosening(
      "a nested baseline", .baseline("write", in: "Packages/Nested"),
      at: "Packages/Nested/architecture-baseline.json", line: "domain-imports",
      says: "the baseline accepts 1 more finding", lets: 1),
    PlantedLoosening(
      "a baseline that waits for a break", .write("Shell/App/Boot/Evil.swift", evil), .baseline("write"),
      .remove("Shell/App/Boot/Evil.swift"), at: "architecture-baseline.json", line: "no-singletons",
      says: "holds 2 new entries for what is not found yet", lets: 39),
  ]
}

// Code that is no longer looked at.
extension PlantedLoosening {
  private static let badge = "Shell/Features/Profile/Domain/Entities/Badge.swift"
  private static let auth = "Shell/Features/Auth/Domain/Entities/SignInOutcome.swift"

  static let disguises = [
    PlantedLoosening(
      "a file moves into a folder of others", .move(badge, "Shell/Pods/Badge.swift"), .stage,
      at: "Shell/Pods/Badge.swift", line: nil, says: "the file is not looked at", lets: 1),
    PlantedLoosening(
      "a file moves into a hidden folder",
      .move(badge, "Shell/Features/Profile/Domain/Entities/.old/Badge.swift"), .stage,
      at: "Shell/Features/Profile/Domain/Entities/.old/Badge.swift", line: nil,
      says: "the file is not looked at",
      lets: 1),
    PlantedLoosening(
      "a new file lies in a folder of others",
      .write("Shell/App/Boot/Pods/Evil.swift", "let a = UserDefaults.standard\n"), .stage,
      at: "Shell/App/Boot/Pods/Evil.swift", line: nil, says: "the file is not looked at", lets: 2),
    PlantedLoosening(
      "a new file that breaks nothing lies in a folder of others",
      .write("Shell/App/Boot/Pods/Kind.swift", "enum Kind {}\n"), .stage,
      at: "Shell/App/Boot/Pods/Kind.swift", line: nil, says: "the file is not looked at", lets: 0),
    PlantedLoosening(
      "a new break in a file that moves into a hidden folder",
      .move(badge, "Shell/Features/Profile/Domain/Entities/.old/Badge.swift"),
      .append(
        "Shell/Features/Profile/Domain/Entities/.old/Badge.swift", "let kept = UserDefaults.standard\n"),
      .stage, at: "Shell/Features/Profile/Domain/Entities/.old/Badge.swift", line: nil,
      says: "the file is not looked at", lets: 3),
    PlantedLoosening(
      "a new break in code under a condition for debugging",
      .replace(badge, "final class Badge", "#if DEBUG\nfinal class Badge"),
      .append(badge, "let kept = UserDefaults.standard\n#endif\n"), at: badge, line: "final class Badge",
      says: "rules leave", lets: 3),
    PlantedLoosening(
      "a file says that a tool has written it, and breaks more",
      .replace(badge, "import", "// Generated using Sourcery. DO NOT EDIT\n// @generated\nimport"),
      .append(badge, "let kept = UserDefaults.standard\n"), at: badge, line: "final class Badge",
      says: "treated as generated code", lets: 3),
    PlantedLoosening(
      "code stands under a condition for debugging",
      .replace(badge, "final class Badge", "#if DEBUG\nfinal class Badge"), .append(badge, "\n#endif\n"),
      at: badge,
      line: "final class Badge", says: "rules leave", lets: 1),
    PlantedLoosening(
      "a file lies with the tests", .move(auth, "ShellTests/SignInOutcome.swift"),
      at: "ShellTests/SignInOutcome.swift",
      line: "enum SignInOutcome", says: "rules leave all of `ShellTests/SignInOutcome.swift` alone", lets: 2),
  ]
}
