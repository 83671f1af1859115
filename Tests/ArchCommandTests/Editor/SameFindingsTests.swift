import ArchRules
import ArchSystem
import Foundation
import Testing

@testable import ArchCommand

/// What an editor is told is what a check finds, whatever was typed before; `Tests/Editor/same.py` tries the same on
/// apps.
@Suite struct SameFindingsTests {
  private static let configs = [
    #"{ "extends": ["layered"] }"#, #"{ "extends": ["clean-state", "repositories"] }"#,
    #"{ "extends": ["layered", "app-factory"] }"#,
    #"{ "extends": ["layered"], "rules": { "no-singleton-use": { "allow": [{ "to": "AuthSession", "because": "b", "atMost": 2 }] } } }"#,
  ]

  private static let statements = [
    "_ = AuthSession()", "AuthSession.shared.start()", "let made: AuthSession = .init()",
    "UserDefaults.standard.set(1, forKey: \"a\")", "_ = container.resolve(AuthSession.self)", "print(1)",
    "if ready && AuthSession.isOn { return }", "struct Local { let session: AuthSession }", "}", "{",
    "navigationController?.pushViewController(next, animated: true)", "// archcheck:disable - all",
  ]

  private static let declarations = [
    "extension AuthSession { static let shared = AuthSession() }", "protocol Storing { func store() -> Int }",
    "final class DiskStore: Storing { func store() -> Int { 1 } }", "let everybodys = AuthSession()",
    "@propertyWrapper struct Given { var wrappedValue: Int { Container.shared.number } }",
    "final class Container { static let shared = Container(); let session = AuthSession() }",
  ]

  @Test(arguments: configs)
  func `after edits in functions and of declarations the same is found`(config: String) throws {
    let folder = try TemporaryFolder()
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Shell")
    let names = (FileManager.default.enumerator(atPath: example.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
    var texts: [String: String] = [:]
    for path in names where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: example.appendingPathComponent(path), encoding: .utf8)
      try folder.write(texts[path] ?? "", to: path)
    }
    try folder.write(config, to: "architecture.json")
    let paths = texts.keys.sorted()
    var engine = ResidentEngine(of: try SystemPath(resolving: folder.path), Arguments())
    var held: [String: SystemPath] = [:]
    var draws = Draws(state: 0x5A3E)
    for number in 0..<30 {
      let path = paths[draws.below(8) * 7 % paths.count]
      var text = texts[path] ?? ""
      switch draws.below(8) {
      case 0: text = try folder.text(path)
      case 1: text += "\n" + Self.declarations[draws.below(Self.declarations.count)] + "\n"
      case 2:
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if !lines.isEmpty { lines.remove(at: draws.below(lines.count)) }
        text = lines.joined(separator: "\n")
      default:
        let parts = text.components(separatedBy: ") {\n")
        let place = draws.below(max(1, parts.count - 1))
        let statement = Self.statements[draws.below(Self.statements.count)]
        text = parts.enumerated().map { index, part in
          part + (index == parts.count - 1 ? "" : ") {\n" + (index == place ? statement + "\n" : ""))
        }.joined()
      }
      texts[path] = text
      let content = Array(text.utf8)
      let file = folder.url.appendingPathComponent(path).path
      if let location = held[path] {
        engine.replace(content, at: location)
      } else {
        held[path] = engine.hold(content, at: file)
      }
      engine.check()
      var files = EditedFiles()
      for path in held.keys {
        try files.hold(Array((texts[path] ?? "").utf8), at: folder.url.appendingPathComponent(path).path)
      }
      var arguments = Arguments()
      arguments.operands = [folder.path]
      let run = try CheckRun(arguments, in: .edited(files))
      let known = try KnownFindings(run, arguments, onlyExisting: true).findings
      let found = RuleRun.told(RuleRun.merged([known])).filter { $0.status == .new }
      #expect(engine.findings == found, "edit \(number) of \(path)")
    }
    #expect(!engine.findings.isEmpty)
  }
}
