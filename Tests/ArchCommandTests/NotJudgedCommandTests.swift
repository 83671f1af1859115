import Foundation
import Testing

/// What no rule looks at is counted, and a map that does not fit the code is not a clean check.
@Suite struct NotJudgedCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("struct User {}\n#Preview { A() }", to: "App/Domain/User.swift")
    try folder.write("struct Name {}", to: "App/Domain/Name.swift")
    try folder.write("enum Samples {}", to: "App/Domain/Mocks/Samples.swift")
    try folder.write("import XCTest\nclass UserTests: XCTestCase {}", to: "AppTests/UserTests.swift")
    try folder.write(
      "// Generated using Sourcery — DO NOT EDIT\nenum Keys {}", to: "App/Domain/Keys.generated.swift")
    try folder.write(
      #"{ "layers": { "domain": { "files": ["App/Domain/**"] } } }"#, to: "architecture.json")
    return folder
  }

  @Test func `the summary counts what was left alone, and the share is that of the rest`() throws {
    let folder = try app()
    let outcome = try Binary.run(in: folder)
    #expect(
      outcome.output == """
        Not judged: 2 test files, 1 generated file, 1 preview; 1 in layers by a single sign, listed by -v.
        Checked 2 files (2 mapped to 1 layer, 100 %): nothing to report.

        """, "\(outcome.output)\(outcome.error)")
    let verbose = try Binary.run("-v", in: folder).output
    #expect(
      verbose.contains(
        "Treated as test code, because it is in a folder 'Mocks' (a single sign):\n   App/Domain/Mocks/Samples.swift: 1\n"
      ))
    #expect(
      verbose.contains(
        "Treated as generated code, because its file name says so and the comment at its top says so"
          + " and that comment names Sourcery and that comment asks not to edit it:\n   App/Domain/: 1\n"))
    let json = try Binary.run("-f", "json", in: folder).output
    #expect(json.contains(#""judgedFiles": 2"#) && json.contains(#""testFiles": 2"#))
    let explained = try Binary.run("explain", "App/Domain/Mocks/Samples.swift", in: folder).output
    #expect(explained.contains("not judged     treated as test code, because it is in a folder 'Mocks'"))
    let part = try Binary.run("explain", "App/Domain/User.swift", in: folder).output
    #expect(part.contains("line 2: 'Preview', treated as a preview, because it is a '#Preview'"))
  }

  @Test func `someone who asks for a part is told how much of it was checked`() throws {
    let folder = try app()
    let outcome = try Binary.run("App/Domain/Name.swift", in: folder)
    #expect(outcome.output.contains("Checked 2 files, 1 of them asked about (2 mapped to 1 layer, 100 %)"))
    #expect(try Binary.run("AppTests", in: folder).output.contains("2 files, none of them asked about"))
  }

  @Test func `a folder that was renamed is not green`() throws {
    let folder = try app()
    try folder.write(
      #"{ "layers": { "domain": { "files": ["App/Entities/**"] }, "app": { "files": ["App/Domain/Mocks"] } } }"#,
      to: "architecture.json")
    for option in ["-v", "-q"] {
      let outcome = try Binary.run(option, in: folder)
      #expect(outcome.code == 2)
      #expect(
        outcome.error.contains(
          "error: 'App/Entities/**' of layer 'domain' matches no file, so the layer is empty"))
      #expect(outcome.error.contains("2 files in 'App/Domain/' belong to no layer"), "\(outcome.error)")
    }
    try folder.write(
      #"{ "layers": { "domain": { "files": ["App/Entities/**"], "optional": true }, "#
        + #""app": { "files": ["App/Domain/Mocks"] } } }"#,
      to: "architecture.json")
    #expect(try Binary.run("--rule", "domain-values", in: folder).error.contains("Entities") == false)
  }

  @Test func `what git-crypt made of a file is left out and named`() throws {
    let folder = try app()
    try folder.write("\0GITCRYPT\0struct Secret { ;;;", to: "App/Domain/Secret.swift")
    // Look-alike: text of one's own.
    try folder.write("// GITCRYPT\nstruct Open {}", to: "App/Domain/Open.swift")
    let outcome = try Binary.run("-v", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Checked 3 files (3 mapped"), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "App/Domain/Secret.swift: tracked by git and not looked at: encrypted by git-crypt"))
  }

  @Test(arguments: [["init", "--print"], ["facts"], ["facts", "--uses"], ["explain", "domain"]])
  func `what git-crypt made of a file is a note wherever files are read`(command: [String]) throws {
    let folder = try app()
    try folder.write("struct UserView: View { let user: User }", to: "App/Views/UserView.swift")
    try folder.write("\0GITCRYPT\0struct Secret { ;;;", to: "App/Domain/Secret.swift")
    let alone = try Binary.run(words: command, in: folder)
    #expect(alone.code == 0)
    #expect(alone.error.contains("error:") == false, "\(alone.error)")
    #expect(
      alone.error.contains("note: left out a file encrypted by git-crypt, 'App/Domain/Secret.swift'"),
      "\(alone.error)")
    try folder.write("\0GITCRYPT\0", to: "App/Domain/Keys.swift")
    #expect(
      try Binary.run(words: command, in: folder).error.contains(
        "note: left out 2 files encrypted by git-crypt, such as 'App/Domain/Keys.swift'"))
  }

  @Test func `what is not understood is named`() throws {
    let folder = try app()
    try folder.write("struct Odd { let ] = 1 }", to: "App/Domain/Odd.swift")
    try folder.write("include:\n- path: base.yml\n", to: "project.yml")
    let outcome = try Binary.run("-v", in: folder)
    #expect(outcome.output.contains("   App/Domain/Odd.swift: "), "\(outcome.output)")
    #expect(outcome.output.contains("   project.yml: 1\n"), "\(outcome.output)")
  }

  @Test(arguments: [#"["App", "Kit/Sources"]"#, #"["App", "Kit"]"#])
  func `a manifest that is left out says which module the code below it is in`(sources: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Machine\")])",
      to: "Kit/Package.swift")
    try folder.write("public protocol State {}", to: "Kit/Sources/Machine/State.swift")
    try folder.write(
      "import SwiftUI\nstruct A: View { @State private var isOpen = false }", to: "App/A.swift")
    try folder.write("import Machine\nstruct B { let state: any State }", to: "App/B.swift")
    try folder.write(
      """
      { "sources": \(sources), "layers": {
        "app": { "files": ["App/**"], "mayUse": [] }, "kit": { "files": ["Kit/Sources/**"], "mayUse": [] } },
        "rules": { "layer-dependencies": "error" } }
      """, to: "architecture.json")
    let outcome = try Binary.run("-f", "json", in: folder).output
    #expect(!outcome.contains("App/A.swift"), "\(outcome)")
    #expect(outcome.contains("App/B.swift"), "\(outcome)")
    let explained = try Binary.run("explain", "Kit/Sources/Machine/State.swift", in: folder).output
    #expect(explained.contains("Machine, according to Kit/Package.swift"), "\(explained)")
  }

  @Test func `a target of XcodeGen is a module`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "targets:\n  core:\n    sources:\n    - path: App\n  widget:\n    sources: Widget\n", to: "project.yml")
    try folder.write("public struct A {}", to: "App/Scenes/A.swift")
    try folder.write("import core\nstruct W {}", to: "Widget/W.swift")
    try folder.write(
      #"{ "layers": { "app": { "files": ["App/**"] }, "widget": { "files": ["Widget/**"], "mayUse": [] } }, "rules": { "layer-dependencies": "error" } }"#,
      to: "architecture.json")
    #expect(try Binary.run(in: folder).output.contains("layer 'widget' imports 'core' from layer 'app'"))
    let explained = try Binary.run("explain", "App/Scenes/A.swift", in: folder).output
    #expect(explained.contains("core, according to project.yml"), "\(explained)")
  }

  @Test func `what XcodeGen's description lists is compared with imports, and what it leaves open is told`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      targets:
        App:
          sources: App
          dependencies:
            - target: Feed
            - package: Charts
            - sdk: CoreData.framework
        Feed:
          sources: [Feed]
          dependencies:
          - target: Base/Core  # of another project
          - framework: Vendor/Player.framework
          - package: Tools
            products: [Lines, Points]
        Core:
          sources:
            - path: Core
        Open:
          sources: Open
          templates: [Base]
        Named:
          sources: Named
          dependencies:
            - target: ${CORE}
        FeedTests:
          type: bundle.unit-test
          sources: FeedTests

      """, to: "project.yml")
    try folder.write(
      "import Feed\nimport Core\nimport CoreData\nimport Charts\nstruct A {}", to: "App/A.swift")
    try folder.write("import Core\nimport Player\nimport Lines\nstruct F {}", to: "Feed/F.swift")
    try folder.write("public struct C {}", to: "Core/C.swift")
    try folder.write("import Core\nstruct O {}", to: "Open/O.swift")
    try folder.write("import Core\nstruct N {}", to: "Named/N.swift")
    try folder.write("import Core\nimport XCTest\nclass T: XCTestCase {}", to: "FeedTests/T.swift")
    try folder.write(#"{ "extends": ["packages"] }"#, to: "architecture.json")
    let outcome = try Binary.run("-f", "json", in: folder)
    #expect(outcome.output.contains("'App' imports 'Core', which 'project.yml' does not list for it"))
    #expect(outcome.output.components(separatedBy: "\"rule\"").count == 2, "\(outcome.output)")
    #expect(
      outcome.error.contains(
        "what 'project.yml' lists for Open, Named is not compared with imports, since it is computed"),
      "\(outcome.error)")
  }

  @Test func `manifests that no rule can read are told where a rule compares them, and only there`() throws {
    let folder = try TemporaryFolder()
    let names = (1...7).map { "Kit\($0)" }
    for name in names {
      try folder.write("import Foundation\nstruct \(name)Value {}", to: "Sources/\(name)/Value.swift")
    }
    try folder.write(
      "import PackageDescription\nlet common: [Target.Dependency] = others()\nlet package = Package(name: \"P\", targets: ["
        + names.map { ".target(name: \"\($0)\", dependencies: common)" }.joined(separator: ", ") + "])",
      to: "Package.swift")
    #expect(!(try Binary.run(in: folder).error.contains("not compared with imports")))
    try folder.write(#"{ "extends": ["packages"] }"#, to: "architecture.json")
    #expect(
      try Binary.run(in: folder).error.contains(
        "lists for Kit1, Kit2, Kit3, Kit4, Kit5 and 2 other targets is not compared with imports, since it is computed"
      )
    )
    #expect(
      !(try Binary.run("--skip-rule", "*-dependency", in: folder).error.contains("not compared with imports"))
    )
  }
}
