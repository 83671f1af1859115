import Foundation
import Testing

@Test func `a codebase without a config tells what was recognised`() throws {
  let folder = try TemporaryFolder()
  try folder.write("struct Meal { let name: String }", to: "App/Domain/Meal.swift")
  try folder.write("struct Order { let meal: Meal }", to: "App/Domain/Order.swift")
  for name in ["Feed", "Meal", "Menu"] {
    try folder.write(
      "import SwiftUI\nstruct \(name)View: View { let meal: Meal; var body: some View { Text(meal.name) } }",
      to: "App/Presentation/\(name)View.swift")
  }
  let outcome = try Binary.run("App", in: folder)
  #expect(outcome.code == 0)
  let seen = "these are the layers that 'archcheck init' would write down: presentation (3), domain (2)\n"
  #expect(outcome.output.hasPrefix("No config names layers, so \(seen)"), "\(outcome.output)")
  #expect(outcome.output.hasSuffix("Checked 5 files (5 mapped to 2 layers, 100 %): nothing to report.\n"))
  #expect(outcome.error.isEmpty)

  // A use against the order that `init` would write is told as it would be with that config.
  try folder.write("struct Price { let view: FeedView }", to: "App/Domain/Price.swift")
  let plain = try Binary.run("App", "--format", "xcode", in: folder)
  #expect(plain.code == 1)
  #expect(plain.output.contains("Price.swift:1:26: error: layer 'domain' uses 'FeedView'"), "\(plain.output)")
  #expect(try Binary.run("App/Domain/Price.swift", "--no-config", in: folder).code == 2)
  try folder.makeFolder(".git")
  #expect(try Binary.run("App/Domain/Price.swift", "-f", "xcode", in: folder).output == plain.output)
  _ = try Binary.run("init", "App", in: folder)
  #expect(try Binary.run("App", "--format", "xcode", in: folder).output == plain.output)
}

@Test func `layers that match nothing could not be checked`() throws {
  let folder = try TemporaryFolder()
  try folder.write("struct A {}", to: "Zebra/A.swift")
  let outcome = try Binary.run(in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.output.contains("error: none of 1 file belongs to a layer"))
}

@Test func `layers that cover next to nothing are said, and judge no composition of the rest`() throws {
  let folder = try TemporaryFolder()
  try folder.write("struct FeedView: View {}", to: "App/Features/Feed/Presentation/FeedView.swift")
  try folder.write("final class SyncManager { func sync() {} }", to: "Zebra/SyncManager.swift")
  try folder.write("final class Owner { let manager = SyncManager() }", to: "Zebra/Owner.swift")
  try folder.extendLayered()
  let rule = ["--rule", "composition-root"]
  #expect(try Binary.run(rule[0], rule[1], in: folder).code == 1)
  for number in 0..<8 { try folder.write("struct A\(number) {}", to: "Zebra/\(number).swift") }
  let outcome = try Binary.run(rule[0], rule[1], in: folder)
  #expect(outcome.code == 0, "\(outcome.output)")
  #expect(outcome.error.contains("at most a tenth"))
}

@Test func `a codebase without Swift files is not clean`() throws {
  let folder = try TemporaryFolder()
  let outcome = try Binary.run(in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.output.isEmpty)
  #expect(outcome.error == "error: no Swift file found in '.', so nothing was checked\n")
}

@Test func `the config above a checked folder governs it, up to the root of the repository`() throws {
  let folder = try TemporaryFolder()
  try folder.write(#"{"layers": {"base": {"files": ["Sources/Base/**"]}}}"#, to: "architecture.json")
  try folder.write("struct A {}", to: "Sources/Base/A.swift")
  try folder.makeFolder("Sources/.git")
  let stopped = try Binary.run("Sources/Base", in: folder)
  #expect(stopped.code == 2)

  try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/.git"))
  try folder.makeFolder(".git")
  let found = try Binary.run("Sources/Base", in: folder)
  #expect(
    found.output == "Checked 1 file (1 mapped to 1 layer, 100 %): nothing to report.\n", "\(found.error)")
  #expect(try Binary.run("--no-config", "Sources/Base", in: folder).output != found.output)
}

@Test func `a mistake in the config stops the check where it is`() throws {
  let folder = try TemporaryFolder()
  try folder.write("{\n  \"layer\": {}\n}", to: "architecture.json")
  try folder.write("struct A {}", to: "A.swift")
  let outcome = try Binary.run(in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.output.isEmpty)
  #expect(outcome.error.hasPrefix("architecture.json:2:3: error:"), "\(outcome.error)")
  #expect(outcome.error.hasSuffix("error: the config has 1 mistake; nothing was checked\n"))
}

@Test func `what cannot be read is said, the rest is printed, and the exit code tells`() throws {
  let folder = try TemporaryFolder()
  try folder.write("import A", to: "A.swift")
  try folder.writeSparse("Huge.swift", size: 3 << 30)
  try folder.write("import Z", to: "Z.swift")
  let outcome = try Binary.run("facts", in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.output.split(separator: "\n").count == 2)
  #expect(outcome.error == "error: left out 'Huge.swift', which cannot be read: larger than 2 GB\n")
}

@Test func `what the names of types mean is printed for the files that are asked for`() throws {
  let folder = try TemporaryFolder()
  try folder.write("{ \"exclude\": [\"Old\"] }", to: "architecture.json")
  try folder.write("struct User { enum Kind {} }", to: "Domain/User.swift")
  try folder.write("let a: User.Kind, b = User.Kind.self, c: Apple", to: "App/A.swift")
  try folder.write("let d: Old", to: "App/B.swift")
  try folder.write("struct Old {}", to: "Old/Old.swift")
  let kind = #"{"type":"User.Kind","path":"Domain/User.swift","line":1,"column":20}"#
  let user = #"{"type":"User","path":"Domain/User.swift","line":1,"column":8}"#
  let line =
    #"{"path":"App/A.swift","uses":["#
    + [(8, "User", user), (13, "Kind", kind), (23, "User", user), (28, "Kind", kind)].map {
      #"{"line":1,"column":\#($0.0),"name":"\#($0.1)","means":[\#($0.2)]}"#
    }.joined(separator: ",") + #"],"unresolved":[]}"#
  #expect(try Binary.run("facts", "--uses", "App/A.swift", in: folder).output == line + "\n")
  let all = try Binary.run("facts", "--uses", in: folder)
  #expect(all.code == 0)
  #expect(all.output.split(separator: "\n").count == 3)
  #expect(all.output.contains(#"{"path":"App/B.swift","uses":[],"unresolved":[]}"#))
  let both = try Binary.run("facts", "--uses", "--count", in: folder)
  #expect(both.code == 2)
  #expect(both.error.hasPrefix("error: '--count' and '--uses' cannot be combined"))
}

@Test func `the same input gives the same bytes`() throws {
  let folder = try TemporaryFolder()
  for number in 0..<60 { try folder.write("struct A\(number) {}", to: "Domain/\(number)/A.swift") }
  let first = try Binary.run("facts", in: folder).output
  #expect(first.split(separator: "\n").count == 60)
  for _ in 0..<5 { #expect(try Binary.run("facts", in: folder).output == first) }
}

@Test func `usage mistakes exit with 2 and point to the help`() throws {
  let folder = try TemporaryFolder()
  let outcome = try Binary.run("--fromat=json", in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.output.isEmpty)
  #expect(
    outcome.error
      == "error: unknown option '--fromat'. Did you mean '--format'?\nSee 'archcheck check --help'.\n")
  #expect(
    try Binary.run("nowhere", in: folder).error == "error: cannot read 'nowhere': No such file or directory\n"
  )
  #expect(try Binary.run("chekc", in: folder).error.contains("Did you mean the command 'check'?"))
}

@Test func `help and version go to standard output`() throws {
  let folder = try TemporaryFolder()
  let help = try Binary.run("--help", in: folder)
  #expect(help.code == 0)
  #expect(help.output.contains("EXAMPLES:"))
  #expect(
    try Binary.run("facts", "--help", in: folder).output.contains("archcheck facts [options] [path...]"))
  let version = try Binary.run("--version", in: folder).output
  #expect(version.hasPrefix("archcheck ") && version.split(separator: "\n").count == 1)
}

@Test func `JSON is valid without findings and nothing else is on standard output`() throws {
  let folder = try TemporaryFolder()
  try folder.write("struct A {}", to: "Domain/A.swift")
  let outcome = try Binary.run("--format", "json", in: folder)
  let json = try #require(
    try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  #expect(json["version"] as? Int == 1)
}

@Test func `a config that is a link out of the tree is not followed`() throws {
  let outside = try TemporaryFolder()
  try outside.write("top secret", to: "secret")
  let folder = try TemporaryFolder()
  try folder.link("architecture.json", to: outside.path + "/secret")
  try folder.write("struct A {}", to: "Domain/A.swift")
  let outcome = try Binary.run(in: folder)
  #expect(outcome.code == 2)
  #expect(
    outcome.error
      == "error: cannot read 'architecture.json': it is a symbolic link that leads out of the folder being checked\n"
  )
}

@Test func `paths are relative to the folder, and openable from the working directory in words`() throws {
  let folder = try TemporaryFolder()
  try folder.write("{\"layers\": {\"base\": {\"fils\": []}}}", to: "App/config/own.json")
  try folder.write("struct A {}", to: "App/A.swift")
  let outcome = try Binary.run("--config", "App/config/own.json", "App", in: folder)
  #expect(outcome.code == 2)
  #expect(outcome.error.hasPrefix("App/config/own.json:1:"), "\(outcome.error)")
}

private func shell() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.write("final class Bus { static let shared = Bus() }\n", to: "App/Core/Services/Bus.swift")
  try folder.write("struct FeedView: View {}\n", to: "App/Features/Feed/Presentation/FeedView.swift")
  try folder.extendLayered()
  return folder
}

@Test func `a finding makes the exit code 1, unless its severity is below the failing one`() throws {
  let folder = try shell()
  let outcome = try Binary.run("App", in: folder)
  #expect(outcome.code == 1)
  #expect(outcome.output.hasPrefix("App/Core/Services/Bus.swift:1:"), "\(outcome.output)")
  #expect(outcome.output.contains(": error: 'Bus.shared'"))
  #expect(outcome.error.isEmpty)
  #expect(try Binary.run("App", "--fail-on", "never", in: folder).code == 0)
  try folder.write(#"{"extends": "layered", "rules": {"no-singletons": "warning"}}"#, to: "architecture.json")
  #expect(try Binary.run("App", in: folder).code == 0)
  #expect(try Binary.run("App", "--fail-on", "warning", in: folder).code == 1)
}

@Test func `rules can be named and left out on the command line`() throws {
  let folder = try shell()
  #expect(try Binary.run("--skip-rule", "no-singletons", in: folder).code == 0)
  #expect(try Binary.run("--skip-rule", "no-single*", in: folder).code == 0)
  #expect(try Binary.run("--rule", "*-singletons", in: folder).code == 1)
  #expect(try Binary.run("--rule", "domain-*", in: folder).code == 0)
  #expect(try Binary.run("--rule", "no-x*", in: folder).error.contains("unknown rule 'no-x*'"))
  #expect(try Binary.run("--rule", "composition-root", in: folder).code == 0)
  #expect(try Binary.run("--rule", "no-singletons", in: folder).code == 1)
  let unknown = try Binary.run("--rule", "no-singleton", in: folder)
  #expect(unknown.code == 2)
  #expect(unknown.error.hasPrefix("error: unknown rule 'no-singleton'. Did you mean 'no-singletons'?"))
}

@Test func `a rule of the team's own is named and left out like any other`() throws {
  let folder = try shell()
  let own = #"{ "id": "no-buses", "types": { "named": "*Bus" }, "forbid": { "layer": "*" }, "because": "-" }"#
  try folder.write(#"{"extends": "layered", "own": [\#(own)]}"#, to: "architecture.json")
  let rules = { (words: String...) throws in
    try words.count == 2
      ? Binary.run(words[0], words[1], "--format", "xcode", in: folder).output
      : Binary.run("--format", "xcode", in: folder).output
  }
  #expect(try rules().contains("no-buses"))
  #expect(try rules("--rule", "no-buses").contains("no-buses"))
  #expect(try !rules("--rule", "no-buses").contains("no-singletons"))
  #expect(try !rules("--rule", "no-singletons").contains("no-buses"))
  #expect(try !rules("--skip-rule", "no-buses").contains("no-buses"))
  let unknown = try Binary.run("--rule", "no-bus", in: folder)
  #expect(unknown.error.hasPrefix("error: unknown rule 'no-bus'. Did you mean 'no-buses'?"))
}

@Test func `with a config the whole codebase is joined and only the asked part is reported`() throws {
  let folder = try shell()
  let part = try Binary.run("App/Features", in: folder)
  #expect(part.code == 0)
  #expect(part.output.hasPrefix("Checked 2 files"))
  let file = try Binary.run("App/Core/Services/Bus.swift", in: folder)
  #expect(file.code == 1)
  #expect(file.output.hasPrefix("App/Core/Services/Bus.swift:1:"))
  #expect(try Binary.run("architecture.json", in: folder).code == 2)
}

@Test func `JSON paths are relative to the root of the config`() throws {
  let folder = try shell()
  try folder.write(#"{"extends": "layered"}"#, to: "App/architecture.json")
  let outcome = try Binary.run("App", "--format=json", in: folder)
  #expect(outcome.code == 1)
  #expect(outcome.output.contains(#""path": "Core/Services/Bus.swift""#))
}

@Test func `colour is off in a pipe, on when asked for, and NO_COLOR only decides for auto`() throws {
  let folder = try shell()
  let escape = "\u{1B}["
  #expect(try !Binary.run(in: folder).output.contains(escape))
  #expect(
    try Binary.run("--color", "always", in: folder, environment: ["NO_COLOR": "1"]).output.contains(escape))
  #expect(try Binary.run(in: folder, environment: ["FORCE_COLOR": "1"]).output.contains(escape))
  let both = ["FORCE_COLOR": "1", "NO_COLOR": "1"]
  #expect(try !Binary.run(in: folder, environment: both).output.contains(escape))
}

@Test func `every rule is listed and explained`() throws {
  let folder = try TemporaryFolder()
  let lines = try Binary.run("rules", in: folder).output.split(
    separator: "\n", omittingEmptySubsequences: false
  ).prefix { !$0.isEmpty }
  #expect(!lines.isEmpty)
  for line in lines {
    let id = String(line.prefix { $0 != " " })
    let explained = try Binary.run("explain", id, in: folder)
    #expect(explained.code == 0)
    for title in ["WHY:", "BREAKS IT:", "FOLLOWS IT:", "FIX:"] { #expect(explained.output.contains(title)) }
  }
  try folder.write(#"{"rules": {"no-singletons": "off"}}"#, to: "architecture.json")
  #expect(try Binary.run("rules", in: folder).output.contains("off "))
}

@Test func `the list of rules says what is on, and in which presets`() throws {
  let folder = try TemporaryFolder()
  let none = try Binary.run("rules", in: folder).output
  #expect(none.contains("rules are on, with no preset."))
  try folder.extendLayered()
  let layered = try Binary.run("rules", in: folder).output
  #expect(layered.contains("rules are on, with preset 'layered'."))
  func line(_ rule: String, _ output: String) -> Substring? {
    output.split(separator: "\n").first { $0.hasPrefix(rule + " ") }
  }
  #expect(try #require(line("layer-dependencies", none)).contains(" error "))
  #expect(try #require(line("boot-io", none)).contains(" off "))
  #expect(try #require(line("one-way-state", layered)).contains(" off "))
  #expect(try #require(line("one-way-state", layered)).hasSuffix("[clean-state]"))
  try folder.write(#"{"extends": ["layered", "repositories"]}"#, to: "architecture.json")
  let both = try Binary.run("rules", in: folder).output
  #expect(both.contains("with presets 'layered' and 'repositories'."))
  #expect(try #require(line("no-singletons", both)).contains(" warning "))
  #expect(try #require(line("view-data-access", both)).contains(" error "))
}

@Test func `a preset is explained by its reasoning, layers and rules`() throws {
  let folder = try TemporaryFolder()
  for name in ["layered", "clean-state", "repositories"] {
    let explained = try Binary.run("explain", name, in: folder)
    #expect(explained.code == 0)
    for title in ["WHY:", "LAYERS:", "may use:", "RULES:"] { #expect(explained.output.contains(title)) }
  }
  let factory = try Binary.run("explain", "app-factory", in: folder).output
  #expect(factory.contains("{feature} is the name of a feature package here"))
  let decisions = try Binary.run("explain", "decisions", in: folder).output
  #expect(decisions.contains("none: it is combined with a preset that has some"))
  #expect(try Binary.run("explain", "repositories", in: folder).output.contains("no-singletons (warning)"))
  let unknown = try Binary.run("explain", "clean-stat", in: folder)
  #expect(unknown.code == 2)
  #expect(unknown.error.contains("Did you mean 'clean-state'?"), "\(unknown.error)")
}

@Test func `a preset without layers checks code that belongs to none`() throws {
  let folder = try TemporaryFolder()
  try folder.write(#"{"extends": "decisions"}"#, to: "architecture.json")
  try folder.write("protocol HTTPClient { func get() async throws -> String }\n", to: "Code/HTTPClient.swift")
  let kept = try Binary.run(in: folder)
  #expect(kept.code == 0 && kept.error.isEmpty, "\(kept.error)")
  #expect(kept.output.contains("Checked 1 file: nothing to report."), "\(kept.output)")
  try folder.write("protocol HTTPClient { func get() throws -> String }\n", to: "Code/HTTPClient.swift")
  #expect(try Binary.run(in: folder).code == 1)
}

@Test func `a rule named on the command line is on, whatever the presets say`() throws {
  let folder = try TemporaryFolder()
  try folder.write(
    "final class TripsViewModel: ObservableObject {\n  @Published var trips = 0\n}\n",
    to: "Trips/ViewModels/TripsViewModel.swift")
  #expect(try Binary.run(in: folder).code == 2)
  #expect(try Binary.run("--rule", "one-way-state", in: folder).code == 1)
  try folder.write(#"{"rules": {"one-way-state": "off"}}"#, to: "architecture.json")
  #expect(try Binary.run("--rule", "one-way-state", in: folder).code == 0)
}
