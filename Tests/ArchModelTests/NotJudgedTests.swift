import ArchConfig
import ArchFacts
import ArchModel
import Testing

@Test func `tests, scripts and descriptions of the build are not part of the app, whatever their folders`() {
  let files = codebase([
    "App/Automation/Screens.swift": "import XCTest\nclass Screens: XCTestCase {}",
    "App/Automation/Checks.swift": "@testable import App\nimport Testing\n@Test func works() {}",
    "tools/licenses.swift": "#!/usr/bin/swift\nimport Foundation\nprint(1)",
    "App/Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\")",
    "App/Support/Waiting.swift": """
    #if canImport(XCTest)
      import XCTest
    #endif
    struct Waiting {}
    """,
    "App/Support/Overlay.swift": "import XCTestDynamicOverlay\nstruct Overlay {}",
  ]).files
  #expect(files.filter(\.isTest).map(\.path).count == 4)
  #expect(files.suffix(2).allSatisfy { !$0.isTest })
}

private let domain = "Features/Profile/Domain/"

/// What rules leave alone, as `path` or `path name`, and what it is treated as.
private func notJudged(
  _ files: KeyValuePairs<String, String>, _ architecture: Architecture = .layered,
  projects: [XcodeProject] = []
) -> [String] {
  let code = codebase(files, architecture, projects: projects)
  return code.notJudged.map { found in
    let file = code.files[found.file]
    let name = found.part.map { " " + file.facts.text($0.name) } ?? ""
    return "\(file.path)\(name): \(found.reason.words)\(found.reason.isGuess ? " (a guess)" : "")"
  }
}

@Test(
  arguments: [
    ("User.swift", "import XCTest\nstruct User {}"),
    ("User.swift", "import Testing\nstruct User {}"),
    ("User.swift", "@_implementationOnly import struct XCTest.XCTAttachment\nstruct User {}"),
    ("User.swift", "import Danger\nstruct User {}"),
    ("User.swift", "import PackagePlugin\nstruct User {}"),
    ("User.swift", "import ProjectDescription\nstruct User {}"),
    ("UserTests.swift", "struct User {}"),
    ("UserMock.swift", "struct User {}"),
    ("MockUser.swift", "struct User {}\nstruct MockUser {}"),
    ("User+Preview.swift", "extension User { func save() {} }\nstruct User {}"),
    ("UserPreviews.swift", "struct User {}"),
    ("Package.swift", "struct User {}"),
    ("User.generated.swift", "struct User {}"),
    ("User.pb.swift", "struct User {}"),
    ("User.swift", "// Generated with care, do not edit.\nstruct User {}"),
    ("Mocks/User.swift", "struct User {}"),
    ("Previews/User.swift", "struct User {}"),
    ("Tests/User.swift", "public struct User {}"),
    ("Fixtures/User+Fixture.swift", "struct User {}"),
    ("Mocks/UserTests.swift", "import XCTest\nstruct User {}"),
    ("User.swift", "#!/usr/bin/swift\nstruct User {}"),
  ])
func `what the app uses is part of it, and one sign takes nothing out of a layer`(name: String, code: String)
{
  let files: KeyValuePairs = [
    domain + name: code, "Features/Profile/Presentation/A.swift": "struct A { let user = User() }",
  ]
  #expect(notJudged(files).filter { !$0.contains(" MockUser:") } == [])
}

@Test(arguments: [
  ("let package = Package(name: \"A\")", 1), ("let package = store.Package(name: \"A\")", 0),
  ("let package = store.package(name: \"A\")", 0), ("struct Copy: BuildToolPlugin {}", 1),
  ("struct Copy: Tools.BuildToolPlugin {}", 1), ("struct Copy: Tool {}", 0),
])
func `in a layer it takes a description besides the import to be one of a build`(code: String, count: Int) {
  let file = "import PackageDescription\nimport PackagePlugin\n" + code
  #expect(notJudged(["Features/Card/Domain/Build.swift": file]).count == count)
}

@Test(arguments: ["", "SwiftUI."])
func `a preview is one by the name of the protocol, whichever module is said to have it`(module: String) {
  let code = "import SwiftUI\nstruct CardPreviews: \(module)PreviewProvider {}\nstruct Card: \(module)View {}"
  #expect(notJudged(["Features/Card/Presentation/Card.swift": code]).count == 1)
}

@Test(arguments: [
  ([], 2), (["Features/Card/Presentation/Card.swift"], 0), (["Features/Card/Presentation/B.swift"], 2),
])
func `what is said to be judged anyway is, previews and what only they use included`(
  paths: [String], count: Int
) {
  var architecture = Architecture.layered
  architecture.judgedAnyway = Set(paths)
  let code = "import SwiftUI\nstruct CardPreviewWrapper: View {}\n#Preview { CardPreviewWrapper() }"
  #expect(notJudged(["Features/Card/Presentation/Card.swift": code], architecture).count == count)
}

@Test(arguments: [
  ("Sources/Kit/A.swift", "struct A { let user = User() }", 0),
  ("Sources/Other/A.swift", "struct A { let user = User() }", 1),
  ("Sources/Other/A.swift", "import Kit\nstruct A { let user = User() }", 0),
  ("Sources/Other/A.swift", "import Kits\nstruct A { let user = User() }", 1),
  ("Sources/Kit/A.swift", "struct A { let user = Users() }", 1),
])
func `who sees what a folder of doubles declares can use it`(path: String, code: String, count: Int) {
  #expect(
    notJudged(["Sources/Kit/Features/Profile/Domain/Mocks/User.swift": "public struct User {}", path: code])
      .count == count)
}

@Test(arguments: [
  ("Odds/MockScreen.swift", "class MockScreen {}", "MockScreen()", 0),
  ("Odds/MockScreen.swift", "class MockScreen {}", "given as? Screen ?? MockScreen()", 0),
  ("Odds/MockScreen.swift", "class MockScreen {}", "MockScreen.self", 0),
  ("Odds/MockScreen.swift", "class MockScreen {}", "Screen()", 1),
  ("Odds/MockScreen.swift", "private class MockScreen {}", "MockScreen()", 1),
  ("Odds/MockScreen.swift", "import XCTest\nclass MockScreen {}", "MockScreen()", 1),
  ("Odds/Tests/MockScreen.swift", "class MockScreen {}", "MockScreen()", 1),
  ("Odds/ScreenTests.swift", "class ScreenTests: XCTestCase {}", "ScreenTests.self", 1),
])
func `a name alone takes nothing that the app uses out of it, in no layer either`(
  path: String, code: String, use: String, count: Int
) {
  let root = "func make(_ given: Any) -> Any { \(use) }"
  let files = codebase([path: code, "Odds/Root.swift": root]).files
  #expect(files.filter(\.isTest).map(\.path) == (count == 0 ? [] : [path]))
}

@Test(arguments: [
  ("let a = Live.stubBehaviour", 0), ("let a = Live.stubBehaviour()", 0),
  ("let a = App.Live.stubBehaviour", 0), ("let a = Nested.Deep.stubBehaviour", 0),
  ("extension Live { func a() { Self.stubBehaviour() } }", 0),
  ("extension Live { static func a() { stubBehaviour() } }", 0),
  ("let a = Heir.stubBehaviour", 0), ("let a = Networking.stubBehaviour", 0),
  ("let a = Other.stubBehaviour", 1), ("let a = Live.stubbed", 1), ("let a = live.stubBehaviour", 1),
  ("extension Other { func a() { stubBehaviour() } }", 1),
])
func `what a type has from its protocol or superclass is used by its name`(use: String, count: Int) {
  let found = notJudged([
    "Features/Feed/Data/Networking.swift": """
    protocol Networking {}
    extension Networking { static func stubBehaviour() {} }
    protocol Wider: Networking {}
    enum Nested {}
    class Live: Wider {}
    class Heir: Live {}
    extension Nested { struct Deep {} }
    extension Nested.Deep: Networking {}
    struct Other {}
    """,
    "Features/Feed/Data/Use.swift": use,
  ])
  #expect(found.count == count)
}

@Test func `a nested manifest does not make tests of what the app uses`() {
  let manifest = """
    import PackageDescription
    let package = Package(name: "P", targets: [.testTarget(name: "P", path: ".")])
    """
  let used = notJudged([
    domain + "Package.swift": manifest, domain + "User.swift": "struct User {}",
    "Features/Profile/Presentation/A.swift": "import P\nstruct A { let user: User }",
  ])
  #expect(used.count == 1)
  let unused = notJudged([domain + "Package.swift": manifest, domain + "User.swift": "struct User {}"])
  #expect(
    unused.last == domain + "User.swift: test code, because \(domain)Package.swift puts it in a test target")
}

@Test func `real tests, doubles and previews stay what they are`() {
  let found = notJudged([
    domain + "LoaderMock.swift": "final class LoaderMock: Loader { init() {} }\nprivate struct E: Error {}",
    domain + "Mocks/SampleUsers.swift": "enum Samples { static let all: [User] = [] }",
    domain + "UserTests.swift": "import XCTest\nfinal class UserTests: XCTestCase {}\nstruct Item {}",
    domain + "Checks.swift": "@testable import App\nimport Testing\nstruct Checks { @Test func a() {} }",
    domain + "User+Preview.swift": "extension User { static let preview = User() }",
    domain + "User.swift": "struct User {}\nstruct A { let item: Item }\n#Preview { B() }",
    domain + "Assets.swift": "// Generated using SwiftGen, by O. Halligon — https://x\nenum Assets {}",
  ])
  #expect(
    found == [
      domain + "LoaderMock.swift: test code, because its file name says so"
        + " and it declares nothing but doubles and previews",
      domain + "Mocks/SampleUsers.swift: test code, because it is in a folder 'Mocks' (a guess)",
      domain + "UserTests.swift: test code, because its file name says so and it imports 'XCTest'"
        + " and it declares tests or uses something that only tests have",
      domain + "Checks.swift: test code, because it imports 'Testing'"
        + " and it declares tests or uses something that only tests have",
      domain + "User+Preview.swift: a preview, because its file name says so"
        + " and it declares nothing but doubles and previews",
      domain + "User.swift Preview: a preview, because it is a '#Preview'",
      domain + "Assets.swift: generated code, because the comment at its top says so"
        + " and that comment names SwiftGen",
    ])
}

@Test func `a double that the app uses is part of the app, one that only previews and tests use is not`() {
  let found = notJudged([
    domain + "Loader.swift": """
    struct MockLoader {}
    struct LoaderStub { let inner = StubInner() }
    struct StubInner {}
    struct FakeClock {}
    struct Sample: PreviewProvider {}
    extension Loader {
      static func preview() -> Loader { Loader() }
      static func mock() -> Loader { Loader() }
    }
    #if DEBUG
      let clock = FakeClock()
    #endif
    struct Loader { let mock = Loader.mock() }
    """,
    "Features/Profile/Presentation/A.swift": """
    struct A { let loader: any Loading = MockLoader() }
    struct B { let stub: LoaderStub; let sample: Sample }
    #Preview { A(loader: .preview()); FakeClock() }
    """,
  ])
  #expect(
    found.filter { $0.contains("Loader.swift") } == [
      domain + "Loader.swift FakeClock: a double, because its name says so (a guess)",
      domain + "Loader.swift preview: a preview, because its name says so (a guess)",
      domain + "Loader.swift : debug code, because it is under '#if DEBUG' or '#if !RELEASE'",
    ])
}

@Test(arguments: [
  ("#if DEBUG\nstruct A {}\n#endif", true),
  ("#if (DEBUG && os(iOS)) // || RELEASE\nstruct A {}\n#endif", true),
  ("#if !DEBUG\nstruct B {}\n#elseif os(iOS)\nstruct A {}\n#endif", true),
  ("#if !(DEBUG && X)\n#else\nstruct A {}\n#endif", true),
  ("#if DEBUG && X || DEBUG && Y\nstruct A {}\n#endif", true),
  ("#if os(iOS) /* && DEBUG && */\nstruct A {}\n#endif", false),
  ("#if os(iOS) // && DEBUG\nstruct A {}\n#endif", false),
  ("#if DEBUG || BETA\nstruct A {}\n#endif", false),
  ("#if !(DEBUG || X)\n#else\nstruct A {}\n#endif", false),
  ("#if !DEBUG\nstruct A {}\n#endif", false),
  ("#if NOT_DEBUG\nstruct A {}\n#endif", false),
  ("#if !RELEASE\nstruct A {}\n#endif", true),
  ("#if RELEASE\nstruct B {}\n#else\nstruct A {}\n#endif", true),
  ("#if !RELEASE && os(iOS)\nstruct A {}\n#endif", true),
  ("#if RELEASE\nstruct A {}\n#endif", false),
  ("#if !RELEASE || BETA\nstruct A {}\n#endif", false),
])
func `code is for debugging where the compiler says so, whatever a comment says`(
  source: String, isDebug: Bool
) {
  let found = notJudged([domain + "A.swift": source])
  #expect(found.contains { $0.contains("debug code") } == isDebug, "\(found)")
}

@Test func `what a double of the app uses is part of the app, too`() {
  let code =
    "struct UserMock { let item = ItemMock() }\nstruct ItemMock {}\nstruct A { let user = UserMock() }"
  #expect(notJudged([domain + "A.swift": code]) == [])
}

@Test func `the app uses what it names without its type, as Self or after a period`() {
  let found = notJudged([
    domain + "Event.swift": """
    struct Event {
      enum Themes {
        static func previewShown() -> Event { Event() }
        static func previewHidden() -> Event { Event() }
      }
    }
    let mockClock = Clock()
    let mockCalendar = Clock()
    """,
    domain + "Movie.swift": """
    struct Movie {
      private static func readPreview() -> Int { 1 }
      static func showPreview() -> Int { 2 }
      static func makePreview() -> Int { 3 }
      func play() { _ = Self.readPreview(); track(.Themes.previewShown()); mockClock.start() }
      static func all() -> Int { showPreview() }
    }
    struct Clip { func play() { _ = makePreview() } }
    """,
  ])
  #expect(
    found == [
      domain + "Event.swift previewHidden: a preview, because its name says so (a guess)",
      domain + "Event.swift mockCalendar: a double, because its name says so (a guess)",
      domain + "Movie.swift makePreview: a preview, because its name says so (a guess)",
    ])
}

@Test func `screens of user interface tests are test code, though a layer claims them`() {
  let imports = "import ScreenObject\nimport XCTest\n"
  let found = notJudged([
    domain + "LoginScreen.swift": imports
      + "public final class LoginScreen: ScreenObject { let button: (XCUIApplication) -> XCUIElement }",
    domain + "Launching.swift": imports + "struct Launching { func go() { XCUIApplication().launch() } }",
    domain + "User.swift": imports + "struct User { let xct: XCState }\nstruct XCState {}",
  ])
  #expect(
    found
      == ["LoginScreen", "Launching"].map {
        domain + $0 + ".swift: test code, because it imports 'XCTest'"
          + " and it declares tests or uses something that only tests have"
      })
}

@Test func `an app that can be started with its mocks does not make them part of itself`() {
  let found = notJudged([
    "App/DI/Container.swift": "struct Container { let store = ScreenshotStore() }",
    "Features/Shop/Data/Mocks/ScreenshotStore.swift":
      "final class ScreenshotStore: MockStore { let a = Goods() }",
    "Features/Shop/Data/Mocks/MockStore.swift": "class MockStore { let mock = MockGoods() }\nstruct Extra {}",
    "Features/Shop/Data/Mocks/Goods.swift": "struct Goods { let extra = Extra() }",
  ])
  #expect(found.count == 2)
  #expect(!found.contains { $0.contains("ScreenshotStore") })
}

@Test func `a pinned list of tests leaves nothing to guess`() {
  let files: KeyValuePairs = [
    domain + "Mocks/User.swift": "struct User {}\nstruct MockUser {}",
    domain + "UserTests.swift": "import XCTest\nfinal class UserTests: XCTestCase {}",
    "Specs/A.swift": "struct A {}",
    "Package.swift": "import PackageDescription",
  ]
  let reading = Architecture.reading(
    Array(#"{ "tests": ["Specs/**"] }"#.utf8), rules: [])
  #expect(reading.problems.isEmpty)
  #expect(
    notJudged(files, reading.architecture) == [
      "Specs/A.swift: test code, because 'Specs/**' in 'tests' matches it",
      "Package.swift: part of the build, because it imports 'PackageDescription' and its file name says so",
    ])
}

@Test func `a target next to an Xcode project is a sign of its own`() {
  let found = notJudged(
    ["AppTests/Helpers.swift": "struct Helpers {}", "App/Domain/A.swift": "struct A {}"],
    projects: [XcodeProject(path: "App.xcodeproj")])
  #expect(
    found == [
      "AppTests/Helpers.swift: test code, because its folder belongs to a target next to App.xcodeproj"
        + " and it is in a folder 'AppTests'"
    ])
}

@Test func `a type is a double by the first or last word of several in its name`() {
  let doubles = [
    "MockUser", "StubUser", "FakeUser", "DummyUser", "UserMock", "UserStub", "UserSpy", "UserFake",
  ]
  let others = [
    "Mock", "Spy", "SpyUser", "UserDummy", "Mockingbird", "UserMocks", "StubbornUser", "AMockUser",
  ]
  let code = (doubles + others).map { "struct \($0) {}" }.joined(separator: "\n")
  let found = notJudged([domain + "All.swift": code])
  #expect(found.map { $0.split(separator: " ")[1].dropLast() } == doubles.map { $0[...] })
}

@Test(arguments: [
  ("private func wait() {}", true), ("fileprivate let limit = 1", true), ("func wait() {}", false),
  ("let limit = 1", false), ("extension Loader { func wait() {} }", false),
])
func `a file of doubles is apart where it declares nothing else for others`(rest: String, isApart: Bool) {
  let path = domain + "LoaderMock.swift"
  let found = notJudged([path: "final class LoaderMock: Loader {}\n" + rest])
  #expect(found.contains { $0.hasPrefix(path + ": ") } == isApart, "\(found)")
}

@Test func `a double that hands out itself is a double as a whole`() {
  let path = domain + "LoaderMock.swift"
  let code = "final class LoaderMock: Loader {\n  static let mock = LoaderMock()\n  func load() {}\n}"
  #expect(
    notJudged([path: code]) == [
      path + ": test code, because its file name says so and it declares nothing but doubles and previews"
    ])
}

@Test func `of doubles that have one name in two modules the app uses those that it imports`() {
  let user = "Features/Profile/Domain/Mocks/User.swift"
  let found = notJudged([
    "Sources/Kit/\(user)": "public struct User {}", "Sources/Extra/\(user)": "public struct User {}",
    "Sources/App/A.swift": "import Kit\nstruct A { let user = User() }",
  ])
  #expect(found.map { String($0.prefix { $0 != ":" }) } == ["Sources/Extra/\(user)"])
}

@Test func `what a type has from a superclass within another type is used by its name`() {
  let found = notJudged([
    "Features/Feed/Data/Feed.swift": """
    enum Feed { class Client {} }
    extension Feed.Client { static func stubBehaviour() {} }
    class LiveClient: Feed.Client {}
    """,
    "Features/Feed/Data/Use.swift": "let a = LiveClient.stubBehaviour",
  ])
  #expect(found == [])
}

/// An app with a small one beside it that shows a package of it.
private func withSample(
  in folder: String, more: KeyValuePairs<String, String> = [:],
  app: String = "@main struct ShopApp: App {}", sample: String = "@main struct PushDemo: App {}",
  _ architecture: Architecture = .layered
) -> [String] {
  let files: [(String, String)] =
    [
      ("Shop/ShopApp.swift", app), ("Domain/Push/Sources/Push.swift", "struct Push {}"),
      ("\(folder)/Sources/DemoApp.swift", sample), ("\(folder)/Sources/DemoPage.swift", "struct DemoPage {}"),
    ]
    + (0..<8).map { ("Shop/Views/Page\($0).swift", "struct Page\($0): View { let text: Int }") }
    + more.map { ($0, $1) }
  let code = codebase([:], architecture, more: files)
  return code.files.filter { $0.notJudged?.kind == .sample }.map(\.path)
}

@Test func `an app that shows something beside the app is a sample, whatever claims its folders`() {
  let both = ["Domain/Push/Example/Sources/DemoApp.swift", "Domain/Push/Example/Sources/DemoPage.swift"]
  #expect(withSample(in: "Domain/Push/Example") == both)
  #expect(withSample(in: "Domain/Push/PushDemo").count == 2)
  let delegate = "@main final class Start: UIResponder, UIApplicationDelegate {}"
  #expect(withSample(in: "Domain/Push/Example", app: delegate, sample: delegate) == both)
  // What is called otherwise, is the only app, starts no app or is used by the app is none.
  #expect(withSample(in: "Domain/Push/Extra").isEmpty)
  #expect(withSample(in: "Domain/Push/Example", app: "struct ShopApp {}").isEmpty)
  #expect(withSample(in: "Domain/Push/Example", app: "@main struct Faces: WidgetBundle {}").isEmpty)
  #expect(withSample(in: "Domain/Push/Example", sample: "struct PushDemo {}").isEmpty)
  let used: KeyValuePairs = ["Shop/Views/Home.swift": "struct Home: View { let demo: DemoPage }"]
  #expect(withSample(in: "Domain/Push/Example", more: used) == [both[0]])
  // Nor is what much of the code is in.
  let pages = (0..<8).map { ("Domain/Push/Example/Page\($0).swift", "struct DemoPage\($0) {}") }
  let large = codebase(
    [:], .layered,
    more: [("Shop/ShopApp.swift", "@main struct ShopApp: App {}")] + pages
      + [("Domain/Push/Example/A.swift", "@main struct PushDemo: App {}")])
  #expect(large.files.allSatisfy { $0.notJudged == nil })
  // A team that names the folder wants it to be judged.
  var named = Architecture.layered
  named.layers.append(Layer(name: "demos", kind: .other, files: [PathPattern("**/Example/**")]))
  #expect(withSample(in: "Domain/Push/Example", named).isEmpty)
}

@Test func `an app that is called after the module beside it is a sample where the app is elsewhere`() {
  let module: KeyValuePairs = ["Parts/Chat/Chat/Chat.swift": "struct Chat {}"]
  #expect(withSample(in: "Parts/Chat/ChatApp", more: module).count == 2)
  // Beside no module of that name, or not within a folder called after it, it may be the app of something else.
  #expect(withSample(in: "Parts/Chat/ChatApp").isEmpty)
  #expect(withSample(in: "Parts/ChatApp", more: ["Parts/Chat/Chat.swift": "struct Chat {}"]).isEmpty)
  // Nor is it one where all apps are beside each other, such as one for a watch.
  let watch: KeyValuePairs = [
    "Parts/Chat/Chat/Chat.swift": "struct Chat {}",
    "Parts/Chat/Watch/Start.swift": "@main struct WatchStart: App {}",
  ]
  #expect(withSample(in: "Parts/Chat/ChatApp", more: watch, app: "struct ShopApp {}").isEmpty)
}
