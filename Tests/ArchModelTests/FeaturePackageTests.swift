import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

private func manifest(_ name: String, _ targets: String...) -> String {
  "let package = Package(name: \"\(name)\", targets: ["
    + targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ") + "])"
}

private func packages(_ files: KeyValuePairs<String, String>, listed: Set<String> = []) -> [FeaturePackage] {
  codebase(files, Architecture(resting: [.appFactory])).featurePackages(listed: listed).all
}

private let factory = "public final class StatusAppFactory { public init() {} }"

@Test(arguments: [
  ("public struct CardFactory {}", true), ("open class CardFactory {}", true),
  ("public actor CardFactory {}", true),
  ("public struct Factory {}", false), ("struct CardFactory {}", false),
  ("public enum CardFactory {}", false),
  ("public protocol CardFactory {}", false), ("public struct FactoryCard {}", false),
  ("extension Card { public struct CardFactory {} }", false),
  ("func make() { public struct CardFactory {} }", false),
])
func `a factory is a public type at file scope that is called one`(code: String, isOne: Bool) {
  let facts = FileFacts(scanning: Array(code.utf8), path: "Card.swift")
  #expect(facts.types.contains { FeaturePackage.isFactory($0, in: facts) } == isOne)
}

@Test(arguments: [
  ("public func makeAppView() -> Int { 1 }", 1), ("public static func makeAppView() -> Int { 1 }", 0),
  ("public var makeAppView: Int { 1 }", 0), ("public func makeOther() -> Int { 1 }", 0),
])
func `a factory of another name makes the views of the app, or it is none of a feature`(
  member: String, count: Int
) {
  let found = packages([
    "Packages/Status/Package.swift": manifest("Status", "Status"),
    "Packages/Status/Sources/Status/Factory.swift":
      "public struct StatusFactory { \(member) }\nfunc makeScene() {}",
  ])
  #expect(found.count == count)
}

@Test func `a public app factory makes its package a feature`() throws {
  let found = packages([
    "Packages/Status/Package.swift": manifest("Status", "Status", "StatusRepository", "StatusInterface"),
    "Packages/Status/Sources/Status/StatusAppFactory.swift": factory,
    "Packages/Status/Sources/StatusRepository/StatusRepository.swift": "public actor StatusRepository {}",
    "Packages/Status/Sources/StatusInterface/StatusID.swift": "public struct StatusID {}",
  ])
  let package = try #require(found.first)
  #expect(found.count == 1)
  #expect(package.name == "Status" && package.mainModule == "Status")
  #expect(package.modules == ["Status", "StatusRepository"])
  #expect(package.evidence == .factory("StatusAppFactory"))
}

@Test func `the layers of a feature next to its user interface make it one without a factory`() {
  let found = packages([
    "Auth/Package.swift": manifest("Auth", "Auth", "AuthRepository", "AuthNetworkService"),
    "Auth/Sources/Auth/AuthView.swift": "import SwiftUI\nstruct AuthView: View {}",
    "Auth/Sources/AuthRepository/AuthRepository.swift": "public actor AuthRepository {}",
    "Auth/Sources/AuthNetworkService/AuthNetworkService.swift": "public actor AuthNetworkService {}",
  ])
  #expect(found.map(\.evidence) == [.siblings(["AuthRepository", "AuthNetworkService"])])
}

@Test(arguments: [
  "struct StatusAppFactory {}",
  "public enum StatusAppFactory {}",
  "public struct StatusServiceFactory { public func makeStatusService() -> Int { 1 } }",
  "public struct StatusFactory { public static func makeAppView() -> Int { 1 } }",
  "enum Space { public final class StatusAppFactory {} }",
  "import SwiftUI\npublic struct StatusView: View {}",
])
func `a library is not a feature`(source: String) {
  #expect(
    packages([
      "Status/Package.swift": manifest("Status", "Status"), "Status/Sources/Status/Status.swift": source,
    ]).isEmpty)
}

@Test func `a listed package needs no evidence`() {
  let found = packages(
    ["Map/Package.swift": manifest("Map", "Map"), "Map/Sources/Map/Map.swift": "struct Map {}"],
    listed: ["Map"])
  #expect(found.map(\.name) == ["Map"])
}

@Test func `a feature is named for its package when its main target is not`() {
  let found = packages([
    "Packages/Sync/Package.swift": manifest("Sync", "SyncService", "SyncRepository"),
    "Packages/Sync/Sources/SyncService/SyncAppFactory.swift": "public final class SyncAppFactory {}",
    "Packages/Sync/Sources/SyncRepository/SyncRepository.swift": "public actor SyncRepository {}",
  ])
  #expect(found.map(\.name) == ["Sync"])
  #expect(found.map(\.modules) == [["SyncService", "SyncRepository"]])
}

@Test func `one package may hold several features and libraries next to them`() {
  let found = packages([
    "Package.swift": manifest("App", "Feed", "FeedRepository", "Profile", "Feedback"),
    "Sources/Feed/FeedAppFactory.swift": "public final class FeedAppFactory {}",
    "Sources/FeedRepository/FeedRepository.swift": "public actor FeedRepository {}",
    "Sources/Profile/ProfileAppFactory.swift": "public final class ProfileAppFactory {}",
    "Sources/Feedback/Feedback.swift": "public struct Feedback {}",
  ])
  #expect(found.map(\.name) == ["Feed", "Profile"])
  #expect(found.map(\.modules) == [["Feed", "FeedRepository"], ["Profile"]])
}

@Test func `app-factory finds its layers by manifests`() {
  let manifests = [
    "Packages/Status/Package.swift": manifest(
      "Status", "Status", "StatusRepository", "StatusNetworkService", "StatusPersistenceService"),
    "Packages/Session/Package.swift": manifest("Session", "SessionService", "SessionServiceInterface"),
    "Packages/DesignSystem/Package.swift": manifest("DesignSystem", "DesignSystem"),
  ]
  let placed = [
    ("Packages/Status/Sources/Status/Factories/StatusAppFactory.swift", "composition of Status"),
    ("Packages/Status/Sources/Status/Environment/StatusEnvironment.swift", "composition of Status"),
    ("Packages/Status/Sources/Status/Views/StatusView.swift", "presentation of Status"),
    ("Packages/Status/Sources/Status/Limits.swift", "presentation of Status"),
    ("Packages/Status/Sources/StatusRepository/StatusRepository.swift", "repository of Status"),
    ("Packages/Status/Sources/StatusNetworkService/Client.swift", "network of Status"),
    ("Packages/Status/Sources/StatusPersistenceService/Models/Stored.swift", "persistence of Status"),
    ("Packages/Session/Sources/SessionService/SessionService.swift", "shared"),
    ("Packages/Session/Sources/SessionServiceInterface/SessionServiceProtocol.swift", "contracts"),
    ("Packages/DesignSystem/Sources/DesignSystem/Factories/EmptyViewFactory.swift", "shared"),
    ("Tally/TallyApp.swift", "composition"),
    ("Tally/TallyEnvironment.swift", "composition"),
    ("Tally/Views/RootView.swift", "app"),
    ("Tally/Support/Seasons.swift", "-"),
  ]
  let files =
    manifests.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    + placed.map { ($0.0, $0.0.hasSuffix("StatusAppFactory.swift") ? factory : "struct A {}") }
  let codebase = Codebase(
    Architecture(resting: [.appFactory]),
    files.map { ScannedFile(FileFacts(scanning: Array($0.1.utf8), path: $0.0)) })
  for (path, expected) in placed {
    let file = codebase.files.first { $0.path == path }
    let layer = file?.layer?.name ?? "-"
    #expect(file?.feature.map { "\(layer) of \($0)" } ?? layer == expected, "\(path)")
  }
}

@Test func `layers that ask for a feature package claim nothing of a library next to another preset`() {
  let codebase = codebase(
    [
      "Packages/Colors/Package.swift": manifest("Colors", "Colors"),
      "Packages/Colors/Sources/Colors/Views/Swatch.swift": "struct Swatch {}",
    ], Architecture(resting: [.layered, .appFactory]))
  #expect(codebase.files.map { $0.layer?.name } == [nil, "presentation"])
  #expect(codebase.files[1].placement.module == "Colors")
}

@Test func `targets of an Xcode project are told apart by their names`() {
  let found = codebase(
    [
      "App/Status/StatusAppFactory.swift": factory,
      "App/StatusRepository/StatusRepository.swift": "public actor StatusRepository {}",
      "App/Main/Main.swift": "import Status\nimport StatusRepository\nimport DesignSystem",
      "App/DesignSystem/Badge.swift": "public struct Badge {}",
    ], Architecture(resting: [.appFactory]), projects: [XcodeProject(path: "App/Main.xcodeproj")]
  ).featurePackages(listed: []).all
  #expect(found.map(\.modules) == [["Status", "StatusRepository"]])
}
