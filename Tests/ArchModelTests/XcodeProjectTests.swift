import ArchFacts
import ArchModel
import ArchScan
import Testing

/// Targets as the files of Xcode's projects list them.
@Suite struct XcodeProjectTests {
  /// An app with a widget, as Xcode wrote projects for years: each file is listed.
  private static let listed = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* Home.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Home.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F2; };
        B4 = {isa = PBXBuildFile; fileRef = F3; };
        B5 = {isa = PBXBuildFile; fileRef = F4; };
        B6 = {isa = PBXBuildFile; fileRef = F5; };
        B7 = {isa = PBXBuildFile; fileRef = F1; };
        B8 = {isa = PBXBuildFile; fileRef = F7; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Home.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Trip \\"A\\"+B.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Widget/Face.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = HomeTests.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = ../Common/Log.swift; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; path = Built.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        G0 = {isa = PBXGroup; children = (G1, F3, G3, F5, F7, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G2, F6); path = Shop; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2); name = Models; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F4, G0, ); path = Checks; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B6, B8, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B3, B4); };
        P3 = {isa = PBXSourcesBuildPhase; files = (B5, B7); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B4, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, R1); buildConfigurationList = L1; name = "Shop App";
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (P2); name = "Shop-Widget"; };
        T3 = {isa = PBXNativeTarget; buildPhases = (P3); name = Checks;
          productType = "com.apple.product-type.bundle.unit-test"; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Shop; OTHER = (a, b); }; name = Debug; };
        X1 = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3, TX); };
      };
      rootObject = X1 /* Project object */;
    }
    """

  /// As Xcode writes projects since it has folders that it keeps in step with what is on disk.
  private static let synchronized = """
    {objects = {
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Drafts, Now.swift);
        target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Models/Trip.swift"); target = T2; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Shop; sourceTree = "<group>"; };
      S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S1); name = Shop; };
      T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S2); name = Watch; };
      X1 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
    }; rootObject = X1; }
    """

  private func project(_ text: String, _ path: String) -> XcodeProject {
    XcodeProject(Array(text.utf8), path: path)
  }

  private func modules(_ projects: XcodeProject..., imported: Set<String> = []) -> Modules {
    Modules(manifests: [], projects: projects, importedNames: imported)
  }

  @Test func `a target has the files that its sources list`() {
    let map = modules(project(Self.listed, "App/Shop.xcodeproj"))
    let places = map.places(ofPaths: [
      "App/Shop/Home.swift", "App/Shop/Trip \"A\"+B.swift", "App/Widget/Face.swift",
      "App/Checks/HomeTests.swift",
      "Common/Log.swift",
    ])
    #expect(places[0].module?.name == "Shop")
    #expect(places[0].module?.evidence == .projectTarget("App/Shop.xcodeproj"))
    #expect(places[1] == .several(["Shop", "Shop_Widget"]))
    #expect(places[2].module?.name == "Shop_Widget")
    #expect(places[3].module?.isTest == true)
    #expect(places[4].module?.name == "Shop")
  }

  @Test func `a file among many that are built is not built`() {
    let map = modules(project(Self.synchronized, "Shop.xcodeproj"))
    let built = (1...40).map { "Shop/Views/View\($0).swift" }
    let places = map.places(ofPaths: built + ["Shop/Now.swift", "Shop/Drafts/Later.swift", "Main.swift"])
    #expect(places[39].module?.name == "Shop")
    #expect(places[40] == .unbuilt(project: "Shop.xcodeproj"))
    #expect(places[41] == .unbuilt(project: "Shop.xcodeproj"))
    #expect(places[42] == .unbuilt(project: "Shop.xcodeproj"))
    // Of a project that lists a part of what is there, somebody else builds the rest.
    let few = map.places(ofPaths: ["Shop/Views/View1.swift", "Elsewhere/A.swift", "Elsewhere/B.swift"])
    #expect(few[0].module?.name == "Shop")
    #expect(few[1].module?.name == "Shop")
    #expect(few[1].module?.evidence == .project("Shop.xcodeproj"))
  }

  @Test func `a file that an old project does not list is of the target of those around it`() {
    let text = """
      {objects = {
        F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Face.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F3; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B3); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B2, B4); };
        G1 = {isa = PBXGroup; children = (F1); path = Shop; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2); path = Watch; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F3); path = Common; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, G2, G3); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1); name = Market; };
        T2 = {isa = PBXNativeTarget; buildPhases = (P2); name = Face; };
        X1 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
      }; rootObject = X1; }
      """
    let map = modules(project(text, "App/Shop.xcodeproj"))
    let places = map.places(ofPaths: [
      "App/Shop/Main.swift", "App/Watch/Face.swift", "App/Common/Both.swift", "App/Shop/Cart.swift",
      "App/Shop/Checkout/Pay.swift", "App/Watch/Dial.swift", "App/Common/Log.swift", "App/Other/Tool.swift",
    ])
    #expect(places[3].module?.name == "Market")
    #expect(places[3].module?.evidence == .project("App/Shop.xcodeproj"))
    #expect(places[4].module?.name == "Market")
    #expect(places[5].module?.name == "Face")
    // Around the one both targets build, and around another one nobody says anything.
    #expect(places[6].module?.name == "Shop")
    #expect(places[7].module?.name == "Shop")
  }

  @Test func `a file that the project has on somebody's desk is known by its name`() {
    let text = """
      {objects = {
        F1 = {isa = PBXFileReference; path = /Users/somebody/Desktop/Cart.swift; sourceTree = "<absolute>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (S1, F1); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1); fileSystemSynchronizedGroups = (S1); name = Shop; };
        X1 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
      }; rootObject = X1; }
      """
    let map = modules(project(text, "Shop.xcodeproj"))
    let built = (1...40).map { "Shop/Views/View\($0).swift" }
    let places = map.places(ofPaths: built + ["Models/Cart.swift", "Models/Old.swift"])
    #expect(places[40].module?.evidence == .projectTarget("Shop.xcodeproj"))
    #expect(places[41] == .unbuilt(project: "Shop.xcodeproj"))
  }

  @Test func `an exception takes a file out of its folder's target, and puts it into another`() {
    let map = modules(project(Self.synchronized, "Shop.xcodeproj"))
    let places = map.places(ofPaths: ["Shop/Models/Trip.swift", "Shop/Models/Stop.swift", "Watch/Face.swift"])
    #expect(places[0] == .several(["Shop", "Watch"]))
    #expect(places[1].module?.name == "Shop")
    #expect(places[2].module?.name == "Watch")
  }

  @Test func `targets that are built from the same files are one module`() {
    let text = """
      {objects = {
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Debug; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S1); name = Shop; };
        T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S1, S2); name = ShopBeta; };
        X1 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
      }; rootObject = X1; }
      """
    let paths = ["Debug/Menu.swift", "Shop/A.swift", "Shop/B.swift"]
    let map = modules(project(text, "Shop.xcodeproj"))
    #expect(map.places(ofPaths: paths).map { $0.module?.name } == ["Shop", "Shop", "Shop"])
    let imported = modules(project(text, "Shop.xcodeproj"), imported: ["ShopBeta"])
    #expect(imported.places(ofPaths: paths).map { $0.module?.name } == ["ShopBeta", "ShopBeta", "ShopBeta"])
  }

  @Test(arguments: [
    "", "{", "{objects", "{objects = {A = {isa = ", "<?xml version=\"1.0\"?><plist/>", "(((",
    "{objects = {}; rootObject = X1; }",
    "{a = \"", "{a = \"\\", "/*", "{a = (b, c", "//", "{ /* x", String(repeating: "(", count: 5000),
    "{a = " + String(repeating: "{a = ", count: 5000),
  ])
  func `what is broken says nothing but where the project is`(text: String) {
    let map = modules(project(text, "App/Shop.xcodeproj"))
    #expect(map.module(of: "App/Shop/A.swift")?.evidence == .project("App/Shop.xcodeproj"))
  }

  @Test func `a manifest knows better`() {
    let text = Self.synchronized.replacing("path = Shop;", with: "path = Sources/Core;")
    let map = Modules(
      manifests: [
        PackageManifest(
          .init(scanning: Array(#"let p = [.target(name: "Core")]"#.utf8), path: "Package.swift"))
      ].compactMap(\.self),
      projects: [project(text, "Shop.xcodeproj")], importedNames: [])
    #expect(map.module(of: "Sources/Core/A.swift")?.evidence == .manifest(folder: ""))
  }

  @Test func `what no target has is left alone, and means nothing where a target has the same`() {
    let built = (1...20).map { ("Shop/Models/Trip\($0).swift", "struct Trip\($0) {}") }
    let code = codebase(
      [
        "Shop/Now.swift": "import UIKit\nstruct Trip1 { let view = UIView() }",
        "Shop/Page.swift": "struct Page { let trip: Trip1 }",
      ], more: built, projects: [project(Self.synchronized, "Shop.xcodeproj")])
    #expect(code.uses(in: "Shop/Page.swift") == ["1 Trip1 in Shop/Models/Trip1.swift"])
    let left = code.files.first { $0.path == "Shop/Now.swift" }?.notJudged
    #expect(left?.words == "code that is not built, because no target of Shop.xcodeproj has it")
  }

  @Test func `of one name in two targets each file means that of its own`() {
    let code = codebase(
      [
        "Shop/Constants.swift": "enum Constants {}", "Shop/Page.swift": "let a = Constants.self",
        "Watch/Constants.swift": "enum Constants {}", "Watch/Face.swift": "let a = Constants.self",
        "Shop/Models/Trip.swift": "struct Trip {}", "Watch/List.swift": "let trip: Trip",
      ], projects: [project(Self.synchronized, "Shop.xcodeproj")])
    #expect(code.uses(in: "Shop/Page.swift") == ["1 Constants in Shop/Constants.swift"])
    #expect(code.uses(in: "Watch/Face.swift") == ["1 Constants in Watch/Constants.swift"])
    #expect(code.uses(in: "Watch/List.swift") == ["1 Trip in Shop/Models/Trip.swift"])
  }

  @Test func `in a file of two targets a name that one of them has not means nothing certain`() {
    let code = codebase(
      [
        "Shop/Models/Trip.swift": "struct Trip { let note: Note; let day: Day }",
        "Watch/Note.swift": "struct Note {}", "Watch/Face.swift": "let note: Note; let day: Day",
        "Shop/Models/Days/Day.swift": "struct Day {}",
      ],
      projects: [
        project(
          Self.synchronized.replacing(
            "(\"Models/Trip.swift\")", with: "(\"Models/Trip.swift\", \"Models/Days/Day.swift\")"),
          "Shop.xcodeproj")
      ])
    #expect(code.uses(in: "Shop/Models/Trip.swift") == ["1 Day in Shop/Models/Days/Day.swift"])
    #expect(
      code.uses(in: "Watch/Face.swift") == [
        "1 Note in Watch/Note.swift", "1 Day in Shop/Models/Days/Day.swift",
      ])
  }

  /// An app, and a second one of the same files with stand-ins of its own.
  private func appAndPreview(_ files: KeyValuePairs<String, String>) -> Codebase {
    let text = """
      {objects = {
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Both; sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = StandIn; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (S1, S2, S3); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S1, S2); name = Shop; };
        T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S1, S3); name = ShopPreview; };
        X1 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
      }; rootObject = X1; }
      """
    return codebase(
      files, more: (0..<9).map { ("Both/Page\($0).swift", "struct Page\($0) {}") },
      projects: [project(text, "Shop.xcodeproj")])
  }

  @Test func `of targets that are built from mostly the same files each has its own meaning of a name`() {
    let code = appAndPreview([
      "Shop/Client.swift": "struct Client { struct Answer {} }",
      "Shop/Own.swift": "let a: Client; let b: Stub",
      "StandIn/Client.swift": "struct Client {}; struct Answer {}; struct Stub {}",
      "StandIn/Own.swift": "let a: Client; let b: Stub",
      "Both/List.swift": "struct List { let a: Client; let b: Stub }",
      "Both/Client+Load.swift": "extension Client { func load() -> Answer {} }",
    ])
    #expect(code.uses(in: "Shop/Own.swift") == ["1 Client in Shop/Client.swift"])
    #expect(
      code.uses(in: "StandIn/Own.swift") == [
        "1 Client in StandIn/Client.swift", "1 Stub in StandIn/Client.swift",
      ])
    // What both have is read as the app builds it.
    #expect(code.uses(in: "Both/List.swift") == ["1 Client in Shop/Client.swift"])
    #expect(code.uses(in: "Both/Client+Load.swift") == ["1 Client.Answer in Shop/Client.swift"])
  }

  @Test func `under a condition a name may be that of the other target`() {
    let code = appAndPreview([
      "StandIn/Menu.swift": "struct Menu {}",
      "Both/List.swift": """
      struct List {
        #if PREVIEW
        let menu: Menu
        #endif
      }
      """,
    ])
    #expect(code.uses(in: "Both/List.swift") == ["3 Menu in StandIn/Menu.swift"])
  }
}
