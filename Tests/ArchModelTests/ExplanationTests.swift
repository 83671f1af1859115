import ArchConfig
import ArchFacts
import ArchModel
import Testing

@Suite struct ExplanationTests {
  private let code = codebase([
    "Core/Contracts/Sessions.swift": "protocol Sessions { func load() async }",
    "Features/Auth/Domain/LoginUseCase.swift":
      "final class LoginUseCase {\nlet sessions: any Sessions\ninit(_ sessions: any Sessions) {}\n}",
    "Features/Auth/Data/DiskSessions.swift": "final class DiskSessions: Sessions { func load() async {} }",
    "Features/Auth/Data/More.swift": "extension DiskSessions { func more() {} }",
    "DI/Container.swift": "struct Container { let sessions = DiskSessions() }",
    "App.swift": "import SwiftUI\n@main struct ShellApp: App {}",
    "Other/Container.swift": "enum Other { struct Container {} }",
  ])

  @Test func `a type's layer, role and component say why`() throws {
    let type = code.explanation(of: try #require(code.symbol("DiskSessions")))
    #expect(type.placement.layer?.name == "data")
    #expect(type.placement.layer?.pattern == "**/Features/*/Data/**")
    #expect(type.placement.feature == "Auth")
    #expect(type.isComponent)
    #expect(type.componentReason == "conforms to 'Sessions', declared in contracts")
    #expect(type.compositionRoot == nil)
    #expect(type.extensions.map(\.path) == ["Features/Auth/Data/More.swift"])
    #expect(type.usedBy.map { $0.layer ?? "" } == ["composition"])
  }

  @Test(arguments: ["Inner", "Outer.Inner", "In*", "*.Inner"])
  func `a type within another is of the root by either of its names`(listed: String) throws {
    let config = #"{ "compositionRoot": { "types": ["\#(listed)"] } }"#
    let reading = Architecture.reading(Array(config.utf8), rules: [])
    let code = codebase(
      ["Core/Domain/A.swift": "enum Outer { struct Inner {}; struct Other {} }"], reading.architecture)
    let inner = code.explanation(of: try #require(code.symbol("Outer.Inner")))
    #expect(inner.compositionRoot == "'\(listed)' is listed among its types")
    #expect(code.explanation(of: try #require(code.symbol("Outer.Other"))).compositionRoot == nil)
  }

  @Test func `an eraser is called after what it wraps`() throws {
    let code = codebase([
      "Core/Contracts/Routing.swift": "protocol Routing { func go() async }",
      "Core/Infrastructure/All.swift": """
      final class AnyRouting: Routing { func go() async {} }
      final class Anyhow: Routing { func go() async {} }
      final class `Any`: Routing { func go() async {} }
      """,
    ])
    let components = try ["AnyRouting", "Anyhow", "Any"].map {
      code.explanation(of: try #require(code.symbol($0))).isComponent
    }
    #expect(components == [false, true, true])
  }

  @Test func `uses are grouped by layer, with their lines`() throws {
    let type = code.explanation(of: try #require(code.symbol("LoginUseCase")))
    #expect(type.role == .useCase)
    #expect(type.uses.map { "\($0.layer ?? "") \($0.uses.count)" } == ["contracts 2"])
    #expect(type.uses.first?.uses.map(\.place.location.line) == [2, 3])
  }

  @Test func `membership of the composition root says why`() throws {
    let container = code.explanation(
      of: try #require(code.symbol("DI.Container") ?? code.types(matching: "Container").first))
    #expect(container.compositionRoot == "layer 'composition' is the root")
    let app = code.explanation(of: try #require(code.symbol("ShellApp")))
    #expect(app.compositionRoot == "'ShellApp' is an entry point because of @main")
  }

  @Test func `a complete name wins over the end of a longer one`() {
    #expect(code.types(matching: "Container").count == 1)
    #expect(code.types(matching: "Other.Container").count == 1)
    #expect(code.types(matching: "Contain").isEmpty)
  }

  @Test func `all types of one name are candidates`() {
    let code = codebase(["A/X.swift": "struct X {}", "B/X.swift": "struct X {}"])
    #expect(code.types(matching: "X").count == 2)
  }
}
