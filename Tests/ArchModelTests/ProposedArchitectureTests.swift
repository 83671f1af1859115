import ArchConfig
import ArchModel
import ArchProposal
import Testing

private func proposal(_ files: KeyValuePairs<String, String>) -> ProposedArchitecture {
  ProposedArchitecture(for: codebase(files))
}

private func files(_ proposal: ProposedArchitecture, _ layer: String) -> [String] {
  proposal.layers.first { $0.name == layer }.map { $0.files + $0.otherwise } ?? []
}

@Test func `a folder of one layer is one pattern, and features are captured`() {
  let proposed = proposal([
    "App/Features/Auth/Domain/User.swift": "struct User {}",
    "App/Features/Auth/Domain/Deep/Token.swift": "struct Token {}",
    "App/Features/Cart/Domain/Cart.swift": "struct Cart {}",
    "App/Features/Cart/Presentation/CartView.swift": "struct CartView: View {}",
    "AppTests/CartTests.swift": "final class CartTests: XCTestCase {}",
  ])
  #expect(files(proposed, "domain") == ["App/Features/{feature}/Domain/**"])
  #expect(files(proposed, "presentation") == ["App/Features/Cart/Presentation/**"])
  #expect(proposed.appFiles.count == 4)
}

@Test func `what is proposed is written a layer at a time, long lists an entry at a time`() {
  let proposed = proposal([
    "App/Shop/Alpha.swift": "struct Alpha: View {}",
    "App/Shop/Bravo.swift": "struct Bravo: View {}",
    "App/Shop/Charlie.swift": "struct Charlie: View {}",
    "App/Shop/Delta.swift": "struct Delta: View {}",
    "App/Shop/Echo.swift": "struct Echo: View {}",
    "App/Shop/Foxtrot.swift": "struct Foxtrot: View {}",
    "App/Shop/Golf.swift": "struct Golf: View {}",
    "App/Shop/Hotel.swift": "struct Hotel: View {}",
    "App/Shop/India.swift": "struct India: View {}",
    "App/Shop/Juliett.swift": "struct Juliett: View {}",
    "App/Shop/Kilo.swift": "struct Kilo: View {}",
    "App/Shop/Lima.swift": "struct Lima: View {}",
    "App/Shop/PayUseCase.swift": "struct PayUseCase { func execute() async {} }",
    "App/Shop/OrderUseCase.swift": "struct OrderUseCase { func execute() async {} }",
    "App/Shop/ReturnUseCase.swift": "struct ReturnUseCase { func execute() async {} }",
    "App/\"Net\"/ShopClient.swift": "final class ShopClient { func load() async throws {} }",
    "App/\"Net\"/LoginService.swift": "final class LoginService { func login() async throws {} }",
    "App/Networking of the shop/AClient.swift": "final class AClient { func load() async throws {} }",
    "App/Networking of the members/BClient.swift": "final class BClient { func load() async throws {} }",
    "App/Networking of the others/CClient.swift": "final class CClient { func load() async throws {} }",
  ])
  #expect(
    proposed.text == #"""
      {
        "extends": ["layered"],
        "layers": {
          "presentation": {
            "otherwise": ["App/Shop/*.swift"]
          },
          "infrastructure": {
            "files": [
              "App/\"Net\"/**",
              "App/Networking of the members/**",
              "App/Networking of the others/**",
              "App/Networking of the shop/**"
            ]
          },
          "domain": {
            "files": ["App/Shop/*UseCase.swift"]
          }
        }
      }

      """#)
}

@Test func `folders with names that say nothing are judged by their types`() {
  let proposed = proposal([
    "App/Shop/ShopPage.swift": "struct ShopPage: View {}",
    "App/Shop/ShopModel.swift": "final class ShopModel: ObservableObject {}",
    "App/Net/ShopClient.swift": "final class ShopClient { func load() async throws {} }",
    "App/Net/LoginService.swift": "final class LoginService { func login() async throws {} }",
  ])
  #expect(files(proposed, "presentation") == ["App/Shop/**"])
  #expect(files(proposed, "infrastructure") == ["App/Net/**"])
  #expect(proposed.layers.map(\.filesByTypes) == [2, 2])
}

@Test func `in a mixed folder the exceptions are named, and plain values are left alone`() {
  let proposed = proposal([
    "App/Shop/AView.swift": "struct AView: View {}",
    "App/Shop/BView.swift": "struct BView: View {}",
    "App/Shop/LoadShopUseCase.swift": "struct LoadShopUseCase { func execute() async {} }",
    "App/Shop/PayUseCase.swift": "struct PayUseCase { func execute() async {} }",
    "App/Shop/Price.swift": "struct Price { let cents: Int }",
  ])
  #expect(files(proposed, "domain") == ["App/Shop/*UseCase.swift"])
  #expect(files(proposed, "presentation") == ["App/Shop/*View.swift"])
}

@Test func `what is proposed is read without a mistake`() {
  let proposed = proposal([
    "A \"b\"/Domain/User.swift": "struct User {}", "A/[x]/Views/V.swift": "struct V: View {}",
    "A/Data/R.swift": "final class R {}",
  ])
  let reading = Architecture.reading(Array(proposed.text.utf8), rules: [])
  #expect(reading.problems.map(\.message) == [])
  #expect(LayerMap(reading.architecture).layer(of: "A \"b\"/Domain/User.swift") != nil)
}

@Test func `values that need a framework, and constants of screens, make no domain`() {
  let proposed = proposal([
    "App/Base/Fonts.swift": "import SwiftUI\nstruct Typeface { let size: CGFloat }",
    "App/Base/Names.swift": "enum ScreenNames { static let home = 1 }",
    "App/Base/Feature.swift": "import SwiftUI\nprotocol Decorating { func decorate(_ view: AnyView) }",
    "App/Goods/Price.swift": "import Foundation\nstruct Price { let cents: Int }",
    "App/Goods/Stock.swift": "struct Stock { let count: Int }",
  ])
  #expect(files(proposed, "domain") == ["App/Goods/**"])
}

@Test func `a flow belongs to coordinators, with the root view in its file`() {
  let proposed = proposal([
    "App/Main/Tides/TideFlow.swift": """
    import SwiftUI
    struct TideFlowView: View {}
    enum TideStep { case list }
    final class TideCoordinator {}
    """,
    "App/Main/Port/PortWireframe.swift": "import UIKit\nfinal class PortWireframe { func open() {} }",
  ])
  #expect(files(proposed, "coordinators") == ["App/**"])
}

@Test func `what tells a library of live dependencies is the composition`() {
  let proposed = proposal([
    "App/Live/Tides+App.swift": """
    import Dependencies
    extension TideClientKey: @retroactive DependencyKey { static var liveValue: Int { 3 } }
    """,
    "App/Net/TideClient.swift": "struct TideClient { func load() async {} }",
  ])
  #expect(files(proposed, "composition") == ["App/Live/**"])
}

@Test func `a package for all of the app is judged by its types`() {
  let proposed = proposal([
    "ShopSDK/Sources/ShopKit/Pages/ShopPage.swift": "import SwiftUI\nstruct ShopPage: View {}",
    "ShopSDK/Sources/ShopKit/Net/ShopClient.swift": "final class ShopClient { func load() async {} }",
    "ShopSDK/Sources/ShopKit/Base/Clock.swift": "struct Clock { let hour: Int }",
  ])
  #expect(files(proposed, "presentation") == ["ShopSDK/Sources/ShopKit/Pages/**"])
  #expect(files(proposed, "infrastructure") == ["ShopSDK/Sources/ShopKit/Net/**"])
  #expect(files(proposed, "shared") == ["ShopSDK/Sources/ShopKit/Base/**"])
}

@Test func `a folder in which most needs a framework is not a domain for the values next to it`() {
  let proposed = proposal([
    "App/Lists/PortItem.swift": "enum PortItem { case port(Int) }",
    "App/Pages/PortPage.swift": "import SwiftUI\nstruct PortPage: View {}",
    "App/Lists/PortSection.swift": "import UIKit\nenum PortSection { static func cells() {} }",
    "App/Goods/Price.swift": "struct Price { let cents: Int }",
    "App/Goods/Stock.swift": "struct Stock { let count: Int }",
  ])
  #expect(files(proposed, "domain") == ["App/Goods/**"])
}
