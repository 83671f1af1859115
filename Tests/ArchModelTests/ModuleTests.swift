import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

@Suite struct ModuleTests {
  private func read(_ source: String, path: String = "Package.swift") -> PackageManifest? {
    PackageManifest(FileFacts(scanning: Array(source.utf8), path: path))
  }

  @Test func `a manifest's targets are read as text`() throws {
    let manifest = try #require(
      read(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit",
          products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [
            // .target(name: "Gone"),
            .target(name: "Kit", dependencies: ["Core", .product(name: "Log", package: "log"), .target(name: "Net")]),
            .target(name: "Core", path: "Core/Code", swiftSettings: [.define("X")]),
            .executableTarget(name: "tool", dependencies: [.byName(name: "Kit")]),
            .macro(name: "Macros"), .plugin(name: "Lint", capability: .buildTool()),
            .testTarget(name: "KitTests", dependencies: ["Kit"]),
            .target(name: prefix + "Computed"),
            Target.target(name: "Spelled"),
          ])
        """))
    #expect(
      manifest.targets.map { "\($0.kind) \($0.name) \($0.path ?? "") \($0.dependencies)" } == [
        #"target Kit  ["Core", "Log", "Net"]"#, #"target Core Core/Code []"#,
        #"executableTarget tool  ["Kit"]"#, "macro Macros  []", "plugin Lint  []",
        #"testTarget KitTests  ["Kit"]"#, "target Spelled  []",
      ])
  }

  @Test func `a module is imported by a name that Swift can write`() throws {
    let manifest = try #require(
      read(
        """
        let package = Package(
          name: "data.recipe",
          products: [.library(name: "data.recipe", targets: ["data.recipe"])],
          targets: [.target(name: "data.recipe", dependencies: ["domain.recipe", "my-net", "my kit"])])
        """))
    #expect(manifest.targets.map(\.name) == ["data_recipe"])
    #expect(manifest.targets.map(\.dependencies) == [["domain_recipe", "my_net", "my_kit"]])
  }

  @Test func `a name may be that of a constant`() throws {
    let manifest = try #require(
      read(
        """
        let kit = "Kit"
        enum Names { static let net = "Net"; static var log: String { "Log" } }
        extension String { static let core = "Core"; static let tests = "\\(core)Tests" }
        func other() { let inner = "Inner" }
        let package = Package(
          name: kit,
          targets: [
            .target(name: kit, dependencies: [.target(name: .core), .byName(name: Names.net)], path: .core),
            .target(name: .core), .target(name: Names.net),
            // Look-alikes, whose names are computed or somebody else's.
            .target(name: .tests), .target(name: Names.log), .target(name: inner), .target(name: net),
          ])
        """))
    #expect(
      manifest.targets.map { "\($0.name) \($0.path ?? "") \($0.dependencies)" } == [
        #"Kit Core ["Core", "Net"]"#, "Core  []", "Net  []",
      ])
  }

  @Test func `what is in comments and strings of a manifest lists nothing`() throws {
    let manifest = try #require(
      read(
        """
        let package = Package(
          targets: [
            .target(
              name: "Kit",
              dependencies: [
                /* "Old", ] */ "Core", // "Gone", [
                .product(name: "Log", package: "a, [\\"b\\"]"), "Net" /* , "Late" */,
                .product(
                  name: /* "Not" */ "Last", package: "x", condition: .when(platforms: [.iOS, .macOS])),
              ] + more)
          ])
        """))
    #expect(manifest.targets.map(\.dependencies) == [["Core", "Log", "Net", "Last"]])
  }

  @Test func `only manifests are manifests`() {
    #expect(read(".target(name: \"A\")", path: "Sources/PackageList.swift") == nil)
    #expect(read("", path: "A/Package@swift-5.9.swift")?.folder == "A/")
    #expect(read("", path: "A/B/Package.swift")?.folder == "A/B/")
  }

  private func modules(
    _ manifests: KeyValuePairs<String, String>, projects: [XcodeProject] = [], imported: Set<String> = []
  ) -> Modules {
    Modules(
      manifests: manifests.compactMap { read($0.value, path: $0.key) }, projects: projects,
      importedNames: imported)
  }

  @Test func `a file belongs to the target whose folder it is in`() {
    let map = modules([
      "Package.swift":
        #"let p = [.target(name: "A"), .target(name: "B", path: "Code"), .testTarget(name: "T")]"#,
      "Sub/Package.swift": #"let p = [.target(name: "S", path: ".")]"#,
    ])
    #expect(map.module(of: "Sources/A/x.swift")?.name == "A")
    #expect(map.module(of: "Sources/A/Deep/er/x.swift")?.name == "A")
    #expect(map.module(of: "Code/x.swift")?.name == "B")
    #expect(map.module(of: "Tests/T/x.swift")?.isTest == true)
    #expect(map.module(of: "Sub/anything/x.swift")?.name == "S")
    #expect(map.module(of: "Sub/x.swift")?.evidence == .manifest(folder: "Sub/"))
    #expect(map.module(of: "Other/x.swift") == nil)
    #expect(map.module(of: "Package.swift") == nil)
  }

  @Test func `targets of one folder are told apart by what they build and what they leave out`() {
    let map = modules([
      "Cart/Package.swift": """
      let p = [
        .target(name: "Cart", path: "Sources", exclude: ["Data"], sources: ["Domain", "Shared/Ids"]),
        .target(name: "CartData", path: "Sources", sources: ["Data"]),
        .target(name: "Whole", path: "All", exclude: ["Views"]), .target(name: "Views", path: "All/Views"),
        .target(name: "First", path: "Both", exclude: ["B", "README.md"]),
        .target(name: "Second", path: "Both", exclude: ["A", "C"]),
        .target(name: "Listed", path: "Files", sources: ["One.swift"]),
      ]
      """
    ])
    #expect(map.module(of: "Cart/Sources/Domain/x.swift")?.name == "Cart")
    #expect(map.module(of: "Cart/Sources/Shared/Ids/x.swift")?.name == "Cart")
    #expect(map.module(of: "Cart/Sources/Data/Store/x.swift")?.name == "CartData")
    #expect(map.module(of: "Cart/All/x.swift")?.name == "Whole")
    #expect(map.module(of: "Cart/All/Views/x.swift")?.name == "Views")
    #expect(map.module(of: "Cart/Both/A/x.swift")?.name == "First")
    #expect(map.module(of: "Cart/Both/B/x.swift")?.name == "Second")
    #expect(map.module(of: "Cart/Both/C/x.swift")?.name == "First")
    #expect(map.module(of: "Cart/Files/One.swift")?.name == "Listed")
  }

  @Test func `a lone target may have its files in Sources itself`() {
    let map = modules(["Package.swift": #"let p = [.target(name: "Only"), .testTarget(name: "T")]"#])
    #expect(map.module(of: "Sources/x.swift")?.name == "Only")
  }

  @Test func `folders next to an Xcode project are its targets`() {
    let map = modules([:], projects: [XcodeProject(path: "App/Shop.xcodeproj")], imported: ["Networking"])
    #expect(map.module(of: "App/Shop/x.swift")?.name == "Shop")
    #expect(map.module(of: "App/ShopWidget/A/x.swift")?.name == "ShopWidget")
    #expect(map.module(of: "App/Networking/x.swift")?.name == "Networking")
    #expect(map.module(of: "App/Classes/x.swift")?.name == "Shop")
    #expect(map.module(of: "Elsewhere/x.swift") == nil)
  }

  @Test func `folders of modules are known by their place or by an import`() {
    let map = modules([:], imported: ["Feed", "Cards"])
    #expect(map.module(of: "Packages/Kit/Sources/Core/x.swift")?.name == "Core")
    #expect(map.module(of: "Modules/Feed/UI/x.swift")?.name == "Feed")
    #expect(map.module(of: "LocalPackages/Cards/x.swift")?.name == "Cards")
    #expect(map.module(of: "Cards/UI/x.swift")?.name == "Cards")
    #expect(map.module(of: "UI/Cards/x.swift") == nil)
    #expect(map.module(of: "Modules/Login/x.swift") == nil)
    #expect(map.module(of: "Features/Login/x.swift") == nil)
  }
}

@Suite struct ModuleVisibilityTests {
  private static let manifest = #"let p = [.target(name: "A"), .target(name: "B"), .target(name: "C")]"#

  @Test func `a name of another target is only visible with its import`() {
    let code = codebase([
      "Package.swift": Self.manifest,
      "Sources/A/Store.swift": "public struct Store {}",
      "Sources/B/With.swift": "import A\nlet store: Store",
      "Sources/B/Without.swift": "let store: Store",
    ])
    #expect(code.uses(in: "Sources/B/With.swift") == ["2 Store in Sources/A/Store.swift"])
    #expect(code.uses(in: "Sources/B/Without.swift") == [])
  }

  @Test func `the own module's type is nearer than an imported one`() {
    let code = codebase([
      "Package.swift": Self.manifest,
      "Sources/A/Store.swift": "public struct Store {}",
      "Sources/B/Store.swift": "struct Store {}",
      "Sources/B/Use.swift": "import A\nlet store: Store\nlet other: A.Store",
      "Sources/C/Use.swift": "import A\nlet store: Store",
    ])
    #expect(
      code.uses(in: "Sources/B/Use.swift") == [
        "2 Store in Sources/B/Store.swift", "3 Store in Sources/A/Store.swift",
      ])
    #expect(code.uses(in: "Sources/C/Use.swift") == ["2 Store in Sources/A/Store.swift"])
    #expect(code.unresolvedNames.isEmpty)
  }

  @Test func `two imported modules with one name leave it alone`() {
    let code = codebase([
      "Package.swift": Self.manifest,
      "Sources/A/Store.swift": "public struct Store {}",
      "Sources/B/Store.swift": "public struct Store {}",
      "Sources/C/Use.swift": "import A\nimport B\nlet store: Store",
    ])
    #expect(code.uses(in: "Sources/C/Use.swift") == [])
    #expect(code.unresolvedNames.count == 1)
  }

  @Test func `an import of one name shows that name only`() {
    let code = codebase([
      "Package.swift": Self.manifest,
      "Sources/A/A.swift": "public struct Store {}\npublic struct Cache {}",
      "Sources/B/Use.swift": "import struct A.Store\nlet store: Store\nlet cache: Cache",
    ])
    #expect(code.uses(in: "Sources/B/Use.swift") == ["2 Store in Sources/A/A.swift"])
  }

  @Test func `a module that is handed on is visible`() {
    let code = codebase([
      "Package.swift": Self.manifest,
      "Sources/A/Store.swift": "public struct Store {}",
      "Sources/B/Exports.swift": "@_exported import A",
      "Sources/C/Use.swift": "import B\nlet store: Store",
    ])
    #expect(code.uses(in: "Sources/C/Use.swift") == ["2 Store in Sources/A/Store.swift"])
  }

  @Test func `where modules are not known every declaration is visible`() {
    let code = codebase([
      "Core/Store.swift": "struct Store {}",
      "Features/Use.swift": "let store: Store",
    ])
    #expect(code.uses(in: "Features/Use.swift") == ["1 Store in Core/Store.swift"])
  }

  @Test
  func
    `of two types of one name that below the own folder of the root is meant, where modules are not known`()
  {
    let code = codebase([
      "One/Data/Store.swift": "struct Store {}",
      "Two/Store.swift": "struct Store { struct Key {} }",
      "One/Use.swift": "let store: Store",
      "Two/Deep/Use.swift": "let key: Store.Key",
      "Three/Use.swift": "let store: Store",
      "Use.swift": "let store: Store",
    ])
    #expect(code.uses(in: "One/Use.swift") == ["1 Store in One/Data/Store.swift"])
    #expect(code.uses(in: "Two/Deep/Use.swift").contains("1 Store.Key in Two/Store.swift"))
    #expect(code.uses(in: "Three/Use.swift") == [])
    #expect(code.uses(in: "Use.swift") == [])
    #expect(code.unresolvedNames.count == 2)
  }

  @Test func `within the own folder of the root two of one name leave it alone`() {
    let code = codebase([
      "One/Data/Store.swift": "struct Store {}",
      "One/UI/Store.swift": "struct Store {}",
      "Two/Store.swift": "struct Store {}",
      "One/Use.swift": "let store: Store",
    ])
    #expect(code.uses(in: "One/Use.swift") == [])
  }

  @Test func `test targets are tests`() {
    let code = codebase([
      "Package.swift": #"let p = [.target(name: "A"), .testTarget(name: "Checks", path: "Checks")]"#,
      "Checks/x.swift": "struct X {}",
    ])
    #expect(code.files.last?.isTest == true)
  }
}

@Test(arguments: [
  ("Features/Auth/Domain/User.swift", "Auth"), ("App/Features/Feed/Feed.swift", "Feed"),
  ("Features/Tab.swift", nil),
  ("Auth/User.swift", nil),
])
func `a folder of Features is a feature where no layer says otherwise`(path: String, feature: String?) {
  let code = Codebase(Architecture(), [FileFacts(scanning: Array("struct A {}".utf8), path: path)])
  #expect(code.files[0].feature == feature)
}
