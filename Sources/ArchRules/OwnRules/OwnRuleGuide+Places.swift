import ArchConfig

extension OwnRuleGuide {
  static let layer = OwnRuleGuide(
    meaning:
      "Names of layers; '*' is any. In 'in', files of these layers; elsewhere, types declared there.",
    rule: #"""
      { "id": "use-cases-live-in-domain", "types": { "named": "*UseCase", "declaredAs": "struct" },
        "require": { "layer": "domain" }, "because": "One place to look for what the app can do." }
      """#,
    bad: """
      // Features/Cart/Presentation/PayUseCase.swift
      struct PayUseCase {}
      // Features/Cart/Domain/Cart.swift
      struct Cart {}
      """,
    good: """
      // Features/Cart/Domain/PayUseCase.swift
      struct PayUseCase {}
      """)

  static let feature = OwnRuleGuide(
    meaning: "Names of features, with '*'.",
    rule: #"""
      { "id": "no-timer-in-cart", "in": { "feature": "Cart" }, "forbid": { "types": "Timer" },
        "because": "The cart is refreshed by its owner." }
      """#,
    bad: """
      // Features/Cart/Domain/CartRefresh.swift
      struct CartRefresh { let timer: Timer }
      """,
    good: """
      // Features/Cart/Domain/Cart.swift
      struct Cart {}
      // Features/Search/Domain/SearchDelay.swift
      struct SearchDelay { let timer: Timer }
      """)

  static let module = OwnRuleGuide(
    meaning: "Names of SwiftPM targets or of target folders of an Xcode project, with '*'.",
    rule: #"""
      { "id": "kit-knows-no-interface", "in": { "module": "CartKit" }, "forbid": { "imports": "SwiftUI" },
        "because": "The kit also runs on the server." }
      """#,
    bad: """
      // Sources/CartKit/CartBadge.swift
      import SwiftUI
      """,
    good: """
      // Sources/CartKit/Cart.swift
      import Foundation
      // Sources/CartApp/CartView.swift
      import SwiftUI
      """)

  static let files = OwnRuleGuide(
    meaning: "Path patterns: '*' within a folder, '**' across folders, also across none.",
    rule: #"""
      { "id": "requests-have-a-folder", "types": { "conformingTo": "APIRequest" },
        "require": { "files": "**/Requests/*.swift" }, "because": "Reviewers look for them there." }
      """#,
    bad: """
      // Core/Networking/APIRequest.swift
      protocol APIRequest {}
      // Core/Networking/CartRequest.swift
      struct CartRequest: APIRequest {}
      """,
    good: """
      // Core/Networking/APIRequest.swift
      protocol APIRequest {}
      // Core/Networking/Requests/CartRequest.swift
      struct CartRequest: APIRequest {}
      """)

  static let except = OwnRuleGuide(
    meaning: "Path patterns of files that the rule leaves alone; only in 'in'.",
    rule: #"""
      { "id": "no-print", "in": { "layer": "*", "except": "**/Logging/**" }, "forbid": { "calls": "print" },
        "because": "Releases write to the log, and nowhere else." }
      """#,
    bad: """
      // Features/Cart/Domain/Cart.swift
      func debug() { print("cart") }
      // Core/Infrastructure/Logging/ConsoleLog.swift
      func write(_ line: String) { print(line) }
      """,
    good: """
      // Core/Infrastructure/Logging/ConsoleLog.swift
      func write(_ line: String) { print(line) }
      // Features/Cart/Domain/Cart.swift
      struct Cart {}
      """)

  static let code = OwnRuleGuide(
    meaning: """
      What the code is for: 'app' (the default), 'tests', 'previews', 'debug' (under #if DEBUG), \
      'doubles' (mocks and stubs among the app's files), 'generated' or 'build' (manifests and scripts). In 'in' it says \
      what the rule looks at: a file in Tests, a PreviewProvider and a MockStore are left alone unless it asks for them.
      """,
    rule: #"""
      { "id": "tests-do-not-sleep", "in": { "code": "tests" }, "forbid": { "calls": ["sleep", "Task.sleep"] },
        "because": "A test waits for what it expects, never for a time." }
      """#,
    bad: """
      // CartTests/CartTests.swift
      import XCTest
      final class CartTests: XCTestCase { func testPay() { sleep(1) } }
      """,
    good: """
      // CartTests/CartTests.swift
      import XCTest
      final class CartTests: XCTestCase {}
      // Features/Cart/Data/CartPolling.swift
      func poll() { sleep(1) }
      """)
}
