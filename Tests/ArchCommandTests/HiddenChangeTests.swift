import Foundation
import Testing

/// No change hides a break: it is found, or the headline of the review says what hides it.
///
/// Each edit below is made together with the same two breaks, and leaves what the compiler builds as it is.
@Suite(.enabled(if: GitRepository.isPossible, "git is not installed"))
struct HiddenChangeTests {
  private static let example = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/ShellFixed")

  /// The example without a finding, in a repository: each edit is made in a copy of it.
  private static let template = Result<GitRepository, any Error> {
    let folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: example.path) {
      try FileManager.default.copyItem(
        at: example.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
    }
    try folder.write(".standard-error\n", to: ".git-ignored")
    let repository = try GitRepository(folder)
    try repository.git("config", "core.excludesFile", ".git-ignored")
    try repository.commit()
    try #require(try Binary.run(in: folder).code == 0)
    return repository
  }

  @Test(arguments: HiddenChange.all)
  func `a break is found, or the review says what hides it`(change: HiddenChange) throws {
    let folder = try TemporaryFolder()
    let template = try Self.template.get().folder.url
    for name in try FileManager.default.contentsOfDirectory(atPath: template.path) {
      try FileManager.default.copyItem(
        at: template.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
    }
    let repository = GitRepository(at: folder)

    try change.edit(repository)
    try repository.git("add", "-A", "-f")
    let check = try Binary.run("--format", "json", in: folder)
    // A config that is refused lets nothing pass.
    guard check.code != 2 else { return }
    let json = check.output
    let review = try Binary.run("review", "--base", "main", in: folder).output
    let isTold = change.isToldBy.contains { Self.headline(of: review).contains($0) }
    for names in change.names {
      let isFound = Self.newMessages(in: json).contains { message in
        names.contains { message.contains("'\($0)") }
      }
      #expect(isFound || isTold, "\(names) hidden by '\(change.name)':\n\(Self.headline(of: review))")
    }
  }

  private static func newMessages(in json: String) -> [String] {
    let report = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    return findings.filter { $0["status"] as? String == "new" }.compactMap { $0["message"] as? String }
  }

  /// What is above the first fold or list of the review.
  private static func headline(of review: String) -> String {
    let lines = review.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix("<details") && !$0.hasPrefix("### ") && !$0.hasPrefix("- [") }
      .joined(separator: "\n")
  }
}

/// An edit that leaves what is built as it is, made together with the breaks.
struct HiddenChange: Sendable, CustomTestStringConvertible {
  let name: String
  /// What the headline has to name where the breaks are not found.
  var isToldBy: [String] = []
  /// What a message has to name, for each of the two breaks.
  var names = typeNames
  let edit: @Sendable (GitRepository) throws -> Void

  var testDescription: String { name }

  static let typeNames = [["UserDefaults"], ["KeychainStore"]]
  static let aliasNames = [["UserDefaults", "Store"], ["KeychainStore", "Chain"]]
  static let boot = "Shell/App/Boot/"
  static let file = boot + "SessionBootstrapper.swift"
  static let breaks = """
    import Foundation

    final class SessionBootstrapper {
      func start() {
        UserDefaults.standard.set(true, forKey: "started")
        _ = KeychainStore(service: "session")
      }
    }

    """

  /// The breaks, with some of their text replaced.
  static func breaks(_ text: String, by other: String) -> String {
    breaks.replacingOccurrences(of: text, with: other)
  }

  /// The breaks in a file of that name.
  static func named(_ path: String, _ text: String = breaks, isToldBy: [String] = []) -> HiddenChange {
    HiddenChange(name: path, isToldBy: isToldBy + [path]) { try $0.folder.write(text, to: boot + path) }
  }

  /// The breaks in other words.
  static func written(_ name: String, _ text: String, names: [[String]] = typeNames) -> HiddenChange {
    HiddenChange(name: name, isToldBy: ["SessionBootstrapper.swift"], names: names) {
      try $0.folder.write(text, to: file)
    }
  }

  /// The breaks next to another file.
  static func beside(_ path: String, _ text: String, _ breaks: String = breaks, isToldBy: [String]? = nil)
    -> HiddenChange
  {
    HiddenChange(name: "\(path): \(text.prefix(60))", isToldBy: isToldBy ?? [path]) {
      try $0.folder.write(breaks, to: file)
      try $0.folder.write(text, to: path)
    }
  }

  static let all = plain + places + imports + conditions + decoys + spellings + aliases + settings

  private static let plain = [named("SessionBootstrapper.swift")]

  private static let places =
    [
      "SessionBootstrapperTests.swift", "SessionBootstrapperMock.swift", "MockSessionBootstrapper.swift",
      "SessionBootstrapper+Preview.swift", "SessionBootstrapperSpec.swift",
      "SessionBootstrapper.generated.swift",
      "SessionBootstrapper.pb.swift", "Mocks/SessionBootstrapper.swift", "Previews/SessionBootstrapper.swift",
      "Tests/SessionBootstrapper.swift", "TestHelpers/SessionBootstrapper.swift", "Fixtures/Session.swift",
      "Generated/SessionBootstrapper.swift", "Preview Content/SessionBootstrapper.swift",
      "Pods/Session.swift",
      "Carthage/SessionBootstrapper.swift", "DerivedData/SessionBootstrapper.swift",
      "node_modules/Session.swift",
      "Session Bootstrapper+✓.swift", "Deep/Er/And/Deeper/SessionBootstrapper.swift", "Package.swift",
      "SessionBootstrapper/SessionBootstrapper.swift/Session.swift",
    ].map { named($0) } + [
      HiddenChange(name: "a test target of a nested package", isToldBy: ["Session.swift"]) {
        try $0.folder.write(breaks, to: boot + "Session/Session.swift")
        try $0.folder.write(
          """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(name: "A", targets: [.testTarget(name: "ATests", path: "Session")])
          """, to: boot + "Package.swift")
      },
      HiddenChange(name: "a link to a file of another kind", isToldBy: ["SessionBootstrapper.swift"]) {
        try $0.folder.write(breaks, to: "Shell/session.txt")
        try $0.folder.link(file, to: "../../session.txt")
      },
      HiddenChange(name: "a link to a folder of dependencies", isToldBy: ["Pods/", "Boot/Session"]) {
        try $0.folder.write(breaks, to: "Pods/Session/SessionBootstrapper.swift")
        try $0.folder.link(boot + "Session", to: "../../../Pods/Session")
      },
    ]

  private static let imports = [
    "import XCTest", "import Testing", "@testable import Shell\nimport XCTest", "import Danger",
    "@_implementationOnly import struct XCTest.XCTAttachment", "internal import Testing",
    "#if canImport(XCTest)\nimport XCTest\n#endif", "import PackagePlugin", "import ViewInspector",
    "import Nimble; import Quick",
  ].map { line in written(line, "\(line)\n" + breaks) }

  private static let conditions =
    [
      "true", "!NEVER", "canImport(Foundation)", "os(iOS) || !os(iOS)", "DEBUG || !DEBUG", "swift(>=5)",
      "targetEnvironment(simulator) || !targetEnvironment(simulator)",
    ].map { condition in written("#if \(condition)", "#if \(condition)\n\(breaks)#endif\n") } + [
      written("#if false … #else", "#if false\n#else\n\(breaks)#endif\n"),
      written("#if NEVER … #elseif true", "#if NEVER\n#elseif true\n\(breaks)#endif\n"),
      written("#if DEBUG around nothing", "#if DEBUG\n#endif\n" + breaks),
      written(
        "in both branches of #if DEBUG", "#if DEBUG\n\(breaks)#else\n\(breaks)#endif\n"),
      written(
        "a body in a closure of a closure",
        breaks(
          "    UserDefaults",
          by: String(repeating: "    _ = { () -> Int in\n", count: 140) + "    UserDefaults"
        ).replacingOccurrences(
          of: "session\")\n",
          with: "session\")\n" + String(repeating: "    return 1 }\n", count: 140))),
    ]

  private static let decoyTypes = "struct UserDefaults {}\nstruct KeychainStore {}\n"
  private static let decoys =
    [
      "#if os(Windows)\n\(decoyTypes)#endif\n", "#if false\n\(decoyTypes)#endif\n",
      "#if NEVER_SET\n\(decoyTypes)#endif\n", "#if os(Linux) || os(Android)\n\(decoyTypes)#endif\n",
      "#if !canImport(Foundation)\n\(decoyTypes)#endif\n", "#if true\n#else\n\(decoyTypes)#endif\n",
      "#if os(Windows)\ntypealias UserDefaults = Int\ntypealias KeychainStore = Int\n#endif\n",
      "enum Decoy {\n\(decoyTypes)}\n", "private struct UserDefaults {}\nprivate struct KeychainStore {}\n",
      "fileprivate enum UserDefaults {}\n",
      "extension String {\n\(decoyTypes)}\n", "struct Box<UserDefaults, KeychainStore> {}\n",
      "protocol Decoy { associatedtype UserDefaults; associatedtype KeychainStore }\n",
      "func decoy() {\n  struct UserDefaults {}\n  struct KeychainStore {}\n}\n",
      "#if swift(<3)\n\(decoyTypes)#endif\n",
      "#if os(Windows)\nextension SessionBootstrapper {\n\(decoyTypes)}\n#endif\n",
    ].map { beside("Shell/Core/Contracts/Decoy.swift", $0) } + [
      beside("ShellTests/Decoy.swift", decoyTypes),
      beside(
        "Shell/Core/Contracts/DecoyMock.swift",
        "#if DEBUG\nprivate struct UserDefaults {}\nprivate struct KeychainStore {}\n#endif\n"),
      HiddenChange(name: "a decoy in a target of its own", isToldBy: ["Decoy.swift"]) {
        try $0.folder.write(breaks, to: file)
        try $0.folder.write(
          """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
          """, to: "Kit/Package.swift")
        try $0.folder.write("public " + decoyTypes, to: "Kit/Sources/Kit/Decoy.swift")
      },
    ]

  private static let spellings = [
    written("a qualified name", breaks("UserDefaults", by: "Foundation.UserDefaults")),
    written("a name in backticks", breaks("UserDefaults", by: "`UserDefaults`")),
    written(
      "a qualified name in backticks",
      breaks("UserDefaults", by: "`Foundation`.`UserDefaults`").replacingOccurrences(
        of: "KeychainStore", with: "`KeychainStore`")),
    written(
      "implicit members",
      breaks("UserDefaults.standard.set", by: "let defaults: UserDefaults = .standard; defaults.set")
        .replacingOccurrences(of: "_ = KeychainStore", with: "let _: KeychainStore = .init")),
    written("an initializer by its name", breaks("KeychainStore(", by: "KeychainStore.init(")),
    written(
      "an initializer as a function",
      breaks("KeychainStore(", by: "(KeychainStore.init(service:accessibility:))(")),
    written(
      "a type as a value", breaks("_ = KeychainStore(", by: "let made = KeychainStore.self; _ = made.init(")),
    written(
      "an extension",
      breaks("  func start() {\n", by: "}\nextension SessionBootstrapper {\n  func start() {\n")),
    written(
      "a static function called preview",
      breaks("  func start() {\n", by: "  func start() { Self.preview() }\n  static func preview() {\n")),
    written(
      "a static function called mock",
      breaks("  func start() {\n", by: "  func start() { Self.mock() }\n  static func mock() {\n")),
    written("a type called like a double", breaks("SessionBootstrapper", by: "MockSessionBootstrapper")),
    written("a type called like a spy", breaks("SessionBootstrapper", by: "SessionBootstrapperSpy")),
    written(
      "a provider of previews",
      "import SwiftUI\n"
        + breaks(
          "SessionBootstrapper {",
          by: "SessionBootstrapper: PreviewProvider {\n  static var previews: some View { Text(\"a\") }\n")),
    written("a head that says generated", "// Generated by Sourcery — DO NOT EDIT\n" + breaks),
    written("a byte order mark and CR LF", "\u{FEFF}" + breaks("\n", by: "\r\n")),
    written("a lone CR at each end of a line", breaks("\n", by: "\r")),
    written(
      "comments between all words",
      breaks(".", by: "/* a */./* { */").replacingOccurrences(of: "(", with: "/* \" */(")),
    written("a string full of quotes before", "let text = #\"\"\"\n\" \"\" /* \\(\n\"\"\"#\n" + breaks),
    written(
      "a default argument",
      breaks("start() {\n", by: "start(store: KeychainStore = KeychainStore(service: \"a\")) {\n")),
    written(
      "a lazy property",
      breaks("  func start", by: "  lazy var store = KeychainStore(service: \"a\")\n  func start")),
    written(
      "a generic wrapper",
      breaks(
        "_ = KeychainStore(service: \"session\")",
        by: "_ = Optional<KeychainStore>.some(.init(service: \"a\"))")),
    written(
      "a nested type",
      breaks(
        "  func start",
        by: "  enum Inner { static func go() { _ = KeychainStore(service: \"a\") } }\n  func start")),
    written("an unavailable overload beside it", "@available(*, unavailable)\nfunc start() {}\n" + breaks),
  ]

  private static let aliasBreaks = breaks("UserDefaults", by: "Store").replacingOccurrences(
    of: "KeychainStore", with: "Chain")
  private static let aliasLines = "typealias Store = UserDefaults\ntypealias Chain = KeychainStore\n"
  private static let aliases: [HiddenChange] =
    [
      "Shell/Core/Contracts/Names.swift", "Shell/Core/Contracts/NamesMock.swift",
      "Shell/Elsewhere/Names.swift", "Shell/Core/Contracts/Previews/Names.swift",
      "Shell/Core/Contracts/NamesTests.swift", "Shell/Core/Contracts/Names.generated.swift",
    ].map { path in
      HiddenChange(name: "aliases in \(path)", isToldBy: [path], names: aliasNames) {
        try $0.folder.write(aliasBreaks, to: file)
        try $0.folder.write("import Foundation\n" + aliasLines, to: path)
      }
    } + [
      HiddenChange(name: "an alias of an alias", names: aliasNames) {
        try $0.folder.write(aliasBreaks, to: file)
        try $0.folder.write(
          "import Foundation\ntypealias Store = Other\ntypealias Other = UserDefaults\n"
            + "enum Kit { typealias Chain = KeychainStore }\ntypealias Chain = Kit.Chain\n",
          to: "Shell/Core/Infrastructure/Names.swift")
      },
      written(
        "aliases in the function",
        breaks(
          "    UserDefaults",
          by: "    typealias Store = UserDefaults\n    typealias Chain = KeychainStore\n    Store"
        ).replacingOccurrences(of: "_ = KeychainStore", with: "_ = Chain"), names: aliasNames),
    ]

  private static func config(_ text: String, isToldBy: [String] = ["architecture.json"]) -> HiddenChange {
    beside("architecture.json", text, isToldBy: isToldBy)
  }

  private static let settings: [HiddenChange] = [
    config(#"{ "extends": ["layered"], "exclude": ["Shell/App/Boot/SessionBootstrapper.swift"] }"#),
    config(#"{ "extends": ["layered"], "sources": ["Shell/Core", "Shell/Features"] }"#),
    config(
      #"{ "extends": ["layered"], "rules": { "boot-io": "off", "composition-root": "off", "layer-dependencies": "off" } }"#
    ),
    config(
      #"{ "extends": ["layered"], "rules": { "boot-io": { "allow": ["UserDefaults", "KeychainStore"] }, "composition-root": { "allow": ["KeychainStore"] }, "layer-dependencies": { "allow": ["KeychainStore"] } } }"#
    ),
    config(#"{ "extends": ["layered"], "compositionRoot": { "files": ["Shell/App/**"] } }"#),
    config(#"{ "extends": [], "layers": { "all": { "files": ["**"] } } }"#),
    config(#"{ "extends": ["clean-state"] }"#),
    config(#"{ "extends": ["layered"], "tests": ["Shell/App/Boot/Session*"] }"#),
    beside(
      boot + "architecture.json", #"{ "extends": ["layered"], "exclude": ["SessionBootstrapper.swift"] }"#),
    beside(boot + "architecture.json", #"{ "extends": ["layered"] }"#),
    beside(boot + "architecture.json", #"{ "extends": [], "layers": { "all": { "files": ["**"] } } }"#),
    beside(".gitignore", "SessionBootstrapper.swift\n"), beside(boot + ".gitignore", "*\n"),
    beside(".gitignore", "Boot/\n"),
    HiddenChange(name: "an allowing comment for a file", isToldBy: ["SessionBootstrapper.swift"]) {
      try $0.folder.write(
        "// archcheck:disable boot-io, composition-root, layer-dependencies - measured at launch\n" + breaks,
        to: file)
    },
    HiddenChange(name: "an allowing comment for each line", isToldBy: ["SessionBootstrapper.swift"]) {
      try $0.folder.write(
        breaks(
          "    ",
          by: "    // archcheck:disable:next boot-io, composition-root, layer-dependencies - measured\n    "),
        to: file)
    },
    HiddenChange(name: "a baseline that knows the breaks", isToldBy: ["architecture-baseline.json"]) {
      try $0.folder.write(breaks, to: file)
      _ = try Binary.run("baseline", "write", in: $0.folder)
    },
    HiddenChange(
      name: "a config under the other name", isToldBy: [".architecture.json", "architecture.json"]
    ) {
      try $0.folder.write(breaks, to: file)
      try $0.remove("architecture.json")
      try $0.folder.write(
        #"{ "extends": ["layered"], "exclude": ["Shell/App/Boot/**"] }"#, to: ".architecture.json")
    },
    HiddenChange(name: "a config that extends a file", isToldBy: ["base.json", "architecture.json"]) {
      try $0.folder.write(breaks, to: file)
      try $0.folder.write(#"{ "extends": ["layered"], "exclude": ["Shell/App/Boot/**"] }"#, to: "base.json")
      try $0.folder.write(#"{ "extends": ["base.json"] }"#, to: "architecture.json")
    },
  ]
}
