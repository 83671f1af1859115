import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

/// The modules of projects that Tuist and XcodeGen generate.
@Suite struct DescribedModuleTests {
  private static let imports = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"

  private func modules(
    _ tuist: KeyValuePairs<String, String>, packages: KeyValuePairs<String, String> = [:],
    xcodeGen: KeyValuePairs<String, String> = [:], projects: [XcodeProject] = [], imported: Set<String> = []
  ) -> Modules {
    func facts(_ files: KeyValuePairs<String, String>) -> [FileFacts] {
      files.map { FileFacts(scanning: Array($0.value.utf8), path: $0.key) }
    }
    return Modules(
      manifests: facts(packages).compactMap(PackageManifest.init),
      tuist: facts(tuist).compactMap(TuistManifest.init),
      xcodeGen: xcodeGen.map { XcodeGenManifest(Array($0.value.utf8), path: $0.key) },
      projects: projects, importedNames: imported)
  }

  @Test(arguments: [
    #"Target(name: "Design-Kit", product: .framework, sources: ["Sources/**"])"#,
    #"Target.target(name: "Design-Kit", product: .framework, sources: "Sources/**", dependencies: [.target(name: "X")])"#,
    #".target(name: "Design-Kit", destinations: .iOS, sources: .init("Sources/**"), resources: []), .target(name: "Design-Kit", sources: ["./Sources/**/*.swift"])"#,
    #".module("a", name: "Design-Kit", sources: [.glob("Sources/**", excluding: ["**/*Mock.swift"])])"#,
    #".target(name: "Design-Kit", sources: SourceFilesList.paths(["Sources/**"])), .feature(name: "Design-Kit", sources: ["Sources/**"])"#,
  ])
  func `a target is the module of the folders that its manifest writes out`(target: String) {
    let map = modules([
      "App/Any/Design/Project.swift": Self.imports
        + "let project = Project(name: \"P\", targets: [\(target)])"
    ])
    let module = map.module(of: "App/Any/Design/Sources/Util/Views/x.swift")
    #expect(module?.name == "Design_Kit")
    #expect(module?.evidence == .description("App/Any/Design/Project.swift"))
    #expect(map.module(of: "App/Any/Design/Other/x.swift") == nil)
    #expect(map.targetNames.contains("Design_Kit"))
  }

  @Test func `each target has its own folders, and tests are tests`() {
    let map = modules([
      "Feed/Project.swift": Self.imports + """
        let project = Project(name: "Feed", targets: [
          .target(name: "Feed", product: .staticFramework, sources: ["Sources/**"]),
          .target(name: "FeedInterface", product: .framework, sources: ["Interface/**", "Shared/*.swift"]),
          .target(name: "FeedChecks", product: .unitTests, sources: ["Checks/**"]),
          .target(name: "FeedExtra", sources: ["\\(folder)/**"]),
          .target(name: extra, sources: ["More/**"]),
        ])
        """
    ])
    #expect(map.module(of: "Feed/Sources/Tests/x.swift")?.name == "Feed")
    #expect(map.module(of: "Feed/Interface/x.swift")?.name == "FeedInterface")
    #expect(map.module(of: "Feed/Shared/x.swift")?.name == "FeedInterface")
    #expect(map.module(of: "Feed/Checks/x.swift")?.isTest == true)
    #expect(map.module(of: "Feed/More/x.swift") == nil)
    #expect(map.module(of: "Feed/Tests/Feed/x.swift") == nil)
  }

  @Test(arguments: [
    (#"Project(module: .design)"#, "Design"), (#"ProjectName.Design.project"#, "Design"),
    (#"Project.framework(name: "Design")"#, "Design"),
    (#"Project(name: "Design", targets: Module.all)"#, "Design"),
    (#".make(name: "Design", dependencies: [.module(name: "Core")])"#, "Design"),
    (#"Project(name: "\(prefix)Design")"#, "Design"), (#"Project.app(name: "Style-Guide")"#, "Style_Guide"),
    (#"Project.framework(name: name); let name = "Style""#, "Style"),
    (#"Project.framework(name: name); let name = prefix + "Style""#, "Design"),
  ])
  func `where no target is written out, the folder is one module`(project: String, name: String) {
    let map = modules(["Any/Design/Project.swift": Self.imports + "let project = " + project])
    for path in ["Any/Design/Sources/Util/x.swift", "Any/Design/x.swift", "Any/Design/Tests/Core/x.swift"] {
      #expect(map.module(of: path)?.name == name)
    }
    #expect(
      map.module(of: "Any/Design/x.swift")?.evidence
        == .describedFolder("Any/Design/Project.swift", isImported: false))
    #expect(map.module(of: "Any/Other/x.swift") == nil)
  }

  @Test func `what a helper makes of one name is told by what is imported`() {
    let map = modules(
      ["Auth/AuthData/Project.swift": Self.imports + #"let project = Project.dual(name: "AuthData")"#],
      imported: ["AuthData", "AuthDataImp", "AuthDataI", "AuthDataTesting"])
    #expect(map.module(of: "Auth/AuthData/Interface/x.swift")?.name == "AuthData")
    #expect(map.module(of: "Auth/AuthData/Implement/Net/x.swift")?.name == "AuthDataImp")
    #expect(map.module(of: "Auth/AuthData/Testing/x.swift")?.name == "AuthDataTesting")
    #expect(map.module(of: "Auth/AuthData/Sources/Implement/x.swift")?.name == "AuthData")
  }

  @Test func `the nearest manifest decides, of whatever kind`() {
    let map = modules(
      [
        "Project.swift": Self.imports + "let project = Project.all()",
        "Modules/Feed/Project.swift": Self.imports + "let project = Project(module: .feed)",
        "Modules/Cart/Checkout/Project.swift": Self.imports + "let project = Project(module: .checkout)",
        // Look-alikes: helpers, and a file of the app.
        "Tuist/ProjectDescriptionHelpers/Project.swift": Self.imports
          + "extension Project { static let app = Project(name: \"App\"); init(a: Int) {} }",
        "App/Models/Project.swift": "let project = Project(name: \"X\")",
      ],
      packages: [
        "Modules/Feed/Kit/Package.swift":
          #"let p = Package(targets: [.target(name: "Kit"), .target(name: "B")])"#
      ],
      imported: ["Cart", "Util"])
    #expect(map.module(of: "Modules/Feed/Sources/Util/x.swift")?.name == "Feed")
    #expect(map.module(of: "Modules/Feed/Kit/Sources/Kit/x.swift")?.name == "Kit")
    #expect(map.module(of: "Modules/Feed/Kit/Sources/Made/x.swift")?.name == "Made")
    #expect(map.module(of: "Modules/Cart/x.swift")?.name == "Cart")
    #expect(map.module(of: "Modules/Cart/Checkout/Sources/x.swift")?.name == "Checkout")
    #expect(map.module(of: "Tuist/ProjectDescriptionHelpers/x.swift") == nil)
    #expect(map.module(of: "App/Models/x.swift") == nil)
    // Below a manifest no folder is a module because it is in `Sources`.
    #expect(map.module(of: "Sources/Util/x.swift") == nil)
  }

  @Test func `files that several targets have are of no certain module`() {
    let map = modules([
      "App/Project.swift": Self.imports + """
        let project = Project(name: "App", targets: [
          .target(name: "App", sources: ["Sources/**"]), .target(name: "AppDev", sources: ["Sources/**"]),
          .target(name: "Widget", sources: ["Widget/**", "Core/Shared/**"]), .target(name: "Core", sources: ["Core/**"]),
        ])
        """
    ])
    #expect(map.module(of: "App/Sources/x.swift") == nil)
    #expect(map.module(of: "App/Core/Shared/x.swift") == nil)
    #expect(map.module(of: "App/Core/x.swift")?.name == "Core")
    #expect(map.module(of: "App/Widget/x.swift")?.name == "Widget")
  }

  @Test(arguments: [
    "        sources: App\n", "        sources:\n        - App\n",
    "        sources:\n          - path: App\n",
    "        sources: [App, \"Shared\"] # both\n",
    "        sources:\n        - path: 'App'\n          excludes:\n            - \"**/*.a\"\n",
    "        sources:\n            - name: a: b\n              path: \"App\"\n            - README.md\n",
  ])
  func `a target of XcodeGen has the sources that are written out`(sources: String) {
    let text = """
      name: Wallet
      settings:
        targets: none
      packages:
        Kit:
          path: ./Kit
      targets:
      # the app

          my-app:
              type: application
      """ + "\n        platform: iOS\n" + sources + """
                preBuildScripts:
                  - script: |
                      sources: Wrong
            checks:
                type: bundle.unit-test
                sources: Checks
        schemes:
            other:
                sources: Schemes
        """
    let map = modules([:], xcodeGen: ["ios/project.yml": text])
    #expect(map.module(of: "ios/App/Scenes/x.swift")?.name == "my_app")
    #expect(map.module(of: "ios/App/x.swift")?.evidence == .description("ios/project.yml"))
    #expect(map.module(of: "ios/Checks/x.swift")?.isTest == true)
    for path in ["App/x.swift", "ios/Wrong/x.swift", "ios/Schemes/x.swift", "ios/Sources/Kit/x.swift"] {
      #expect(map.module(of: path) == nil)
    }
  }

  @Test func `one file that a second target has says nothing of its folder`() {
    let map = modules(
      [:],
      xcodeGen: [
        "project.yml": """
        targets:
          Shop:
            type: application
            sources: [Sources]
          ShopUITests:
            type: bundle.ui-testing
            sources:
              - UITests
              - Sources/Helpers/Names.swift
          ShopTV:
            sources:
              - TV
              - Sources/Helpers/Names.swift
          Tool:
            sources: Scripts/Main.swift
        """
      ])
    #expect(map.module(of: "Sources/Helpers/Prices.swift")?.name == "Shop")
    #expect(map.module(of: "UITests/x.swift")?.isTest == true)
    // The file itself is in both, but no test makes it one's.
    #expect(map.places(ofPaths: ["Sources/Helpers/Names.swift"]) == [.several(["Shop", "ShopTV"])])
    // Where no target has the folder, its file speaks for it.
    #expect(map.module(of: "Scripts/Main.swift")?.name == "Tool")
  }

  @Test(arguments: [
    ("include: [base.yml]\ntargets:\n  A:\n    sources: A", 1),
    ("include:\n- path: a.yml\n- path: b.yml\ntargets:\n  A:\n    sources: A", 2),
    ("targets:\n  A:\n    templates: [Base]\n  B: *b\n  C: { sources: C }\n  D:\n    sources: A", 3),
    ("targets: {}\n", 0), ("", 0), (":\n- \n  -\n\t:", 0), ("targets:\n- A\n- B\n", 0),
  ])
  func `what is not understood of a description is left alone and counted`(text: String, skipped: Int) {
    let manifest = XcodeGenManifest(Array(text.utf8), path: "project.yml")
    #expect(manifest.skipped == skipped)
    #expect(manifest.targets.flatMap(\.folders).allSatisfy { $0 == "A" })
  }

  @Test(arguments: [
    ("\"$(TARGET_NAME)\"", "A"), ("${TARGET_NAME}", "A"), ("Shop Kit", "Shop_Kit"), ("$(APP_NAME)", nil),
  ])
  func `the name of a product is that of its module, where it is written out`(product: String, name: String?)
  {
    let text =
      "targets:\n  A:\n    settings:\n      base:\n        PRODUCT_NAME: \(product)\n    sources: A\n"
    #expect(modules([:], xcodeGen: ["project.yml": text]).module(of: "A/x.swift")?.name == name)
  }

  @Test func `a module of a description is seen only by those that import it`() {
    let code = codebase(
      [
        "Wallet/State.swift": "public struct State {}",
        "Widget/With.swift": "import wallet\nlet state: State",
        "Widget/Without.swift": "let state: State", "Wallet/Own.swift": "let state: State",
      ],
      xcodeGen: ["project.yml": "targets:\n  wallet:\n    sources: Wallet\n  widget:\n    sources: Widget\n"])
    #expect(code.uses(in: "Widget/With.swift").count == 1)
    #expect(code.uses(in: "Widget/Without.swift") == [])
    #expect(code.uses(in: "Wallet/Own.swift").count == 1)
  }

  @Test(arguments: [
    ("", "", ["Core"]), ("include: [base.yml]\n", "", nil), ("", "    templates: [Base]\n", nil),
  ])
  func `what a target depends on is all known where neither a template nor another file may add to it`(
    before: String, more: String, listed: [String]?
  ) {
    let text = before + "targets:\n  App:\n    sources: App\n" + more
    let manifest = XcodeGenManifest(
      Array((text + "    dependencies:\n      - target: Core\n").utf8), path: "project.yml")
    #expect(manifest.targets.map { $0.listed?.map(\.name) } == [listed])
  }
}
