import ArchConfig
import ArchModel

/// What a matcher of a team's own rules means, with an example that runs as a test.
package struct OwnRuleGuide: Sendable {
  package let meaning: String
  /// One rule as it is in `own`.
  package let rule: String
  /// Swift that breaks the rule. Its first line names the file; further such lines start further files.
  package let bad: String
  /// Swift that keeps it.
  package let good: String
}

extension OwnRuleMatcher {
  package var guide: OwnRuleGuide {
    switch self {
    case .layer, .feature, .module, .files, .except, .code: placementGuide
    case .named, .conformingTo, .attributed, .declaredAs, .modified: declarationGuide
    case .imports, .types, .calls, .members: contentGuide
    }
  }

  private var placementGuide: OwnRuleGuide {
    switch self {
    case .layer:
      OwnRuleGuide(
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
    case .feature:
      OwnRuleGuide(
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
    case .module:
      OwnRuleGuide(
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
    case .code: codeGuide
    case .files, .except, .named, .conformingTo, .attributed, .declaredAs, .modified, .imports, .types,
      .calls, .members:
      pathGuide
    }
  }

  private var codeGuide: OwnRuleGuide {
    OwnRuleGuide(
      meaning: """
        What the code is for; only in 'in'. 'app' (the default), 'tests', 'previews', 'debug' (under #if DEBUG), \
        'doubles' (mocks and stubs among the app's files), 'generated' or 'build' (manifests and scripts). A rule looks at nothing else: a file \
        in Tests, a PreviewProvider and a MockStore are left alone unless it asks for them.
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

  private var pathGuide: OwnRuleGuide {
    if self == .except {
      return OwnRuleGuide(
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
    }
    return OwnRuleGuide(
      meaning: "Path patterns: '*' within a folder, '**' across folders.",
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
  }

  private var declarationGuide: OwnRuleGuide {
    switch self {
    case .named:
      OwnRuleGuide(
        meaning: "Names of types, with '*', alone or with the types around them: 'Cart.Item'.",
        rule: #"""
          { "id": "no-managers", "forbid": { "named": "*Manager" },
            "because": "A manager does everything; say what the type does." }
          """#,
        bad: """
          // Features/Cart/Domain/CartManager.swift
          final class CartManager {}
          """,
        good: """
          // Features/Cart/Domain/CartStore.swift
          protocol CartStore {}
          """)
    case .conformingTo:
      OwnRuleGuide(
        meaning: """
          Names of protocols and classes that a type inherits from, directly or through others. In a rule with 'types' it \
          is about these types, as 'named' and 'declaredAs' are.
          """,
        rule: #"""
          { "id": "events-are-codable", "types": { "named": "*Event", "declaredAs": "struct" },
            "require": { "conformingTo": ["Codable", "Encodable"] }, "because": "Events are sent to the server." }
          """#,
        bad: """
          // Features/Cart/Domain/PaidEvent.swift
          struct PaidEvent: Equatable {}
          """,
        good: """
          // Features/Cart/Domain/PaidEvent.swift
          struct PaidEvent: Equatable {}
          // Features/Cart/Data/PaidEvent+Codable.swift
          extension PaidEvent: Codable {}
          """)
    case .attributed:
      OwnRuleGuide(
        meaning: """
          Attributes without '@' and arguments: 'MainActor', 'objc'. In 'types' and 'require', those of the type itself; \
          in 'forbid', also those of everything in it.
          """,
        rule: #"""
          { "id": "views-observe-nothing", "types": { "conformingTo": "View" },
            "forbid": { "attributed": ["ObservedObject", "StateObject"] }, "because": "Views are given values." }
          """#,
        bad: """
          // Features/Cart/Presentation/CartView.swift
          import SwiftUI
          struct CartView: View {
            @ObservedObject var model: CartViewModel
            var body: some View { Text(model.total) }
          }
          """,
        good: """
          // Features/Cart/Presentation/CartView.swift
          import SwiftUI
          struct CartView: View {
            let total: String
            var body: some View { Text(total) }
          }
          // Features/Cart/Presentation/CartScreen.swift
          final class CartScreen { @ObservedObject var model: CartViewModel }
          """)
    case .declaredAs:
      OwnRuleGuide(
        meaning: "Kinds of declarations: class, struct, enum, actor, protocol, extension, typealias.",
        rule: #"""
          { "id": "no-classes-in-domain", "in": { "layer": "domain" }, "forbid": { "declaredAs": "class" },
            "because": "Domain code is values and functions." }
          """#,
        bad: """
          // Features/Cart/Domain/Cart.swift
          final class Cart {}
          """,
        good: """
          // Features/Cart/Domain/Cart.swift
          struct Cart {}
          """)
    case .modified, .layer, .feature, .module, .files, .except, .code, .imports, .types, .calls, .members:
      OwnRuleGuide(
        meaning: """
          Modifiers as written: 'final', 'public', 'private(set)'. In 'types' and 'require', those of the type itself; \
          in 'forbid', also those of everything in it: properties and functions, but not local variables.
          """,
        rule: #"""
          { "id": "view-models-are-final", "types": { "named": "*ViewModel", "declaredAs": "class" },
            "require": { "modified": "final" }, "because": "Nobody inherits from a view model." }
          """#,
        bad: """
          // Features/Cart/Presentation/CartViewModel.swift
          class CartViewModel {}
          """,
        good: """
          // Features/Cart/Presentation/CartViewModel.swift
          final class CartViewModel {}
          """)
    }
  }

  private var contentGuide: OwnRuleGuide {
    switch self {
    case .imports:
      OwnRuleGuide(
        meaning:
          "Modules that a file imports, with '*', even if only one thing is imported from them: 'import struct UIKit.UIImage'.",
        rule: #"""
          { "id": "no-combine-in-domain", "in": { "layer": "domain" }, "forbid": { "imports": ["Combine", "Rx*"] },
            "because": "Domain code is synchronous or async, never reactive.", "fix": "Return an AsyncStream." }
          """#,
        bad: """
          // Features/Cart/Domain/CartChanges.swift
          import RxSwift
          """,
        good: """
          // Features/Cart/Domain/CartChanges.swift
          import Foundation
          // Features/Cart/Presentation/CartViewModel.swift
          import Combine
          """)
    case .types:
      OwnRuleGuide(
        meaning:
          "Types that are written, called or asked for a member, by name, with or without the types around them.",
        rule: #"""
          { "id": "no-formatter-in-views", "types": { "conformingTo": "View" },
            "forbid": { "types": "*Formatter" }, "because": "Formatters are expensive; view models own them." }
          """#,
        bad: """
          // Features/Cart/Presentation/CartView.swift
          import SwiftUI
          struct CartView: View {
            var body: some View { Text(NumberFormatter().string(from: 1) ?? "") }
          }
          """,
        good: """
          // Features/Cart/Presentation/CartView.swift
          import SwiftUI
          struct CartView: View {
            let total: String
            var body: some View { Text(total) }
          }
          """)
    case .calls:
      OwnRuleGuide(
        meaning: """
          Functions that are called. 'print' is one with nothing before it, '*.sink' is 'sink' of any receiver, even \
          after a call or a bracket; 'DispatchQueue.*' is everything after that name; 'Image(systemName:)' is calls that \
          pass these labels, whatever else they pass.
          """,
        rule: #"""
          { "id": "no-dispatch", "forbid": { "calls": ["DispatchQueue.*", "*.receive"] },
            "because": "Concurrency is structured here." }
          """#,
        bad: """
          // Features/Cart/Data/CartStore.swift
          import Dispatch
          func save() { DispatchQueue.global().async { print("saved") } }
          func changes() { publisher.map { $0 + 1 }.receive(on: queue) }
          """,
        good: """
          // Features/Cart/Data/CartStore.swift
          func save() async { let text = "DispatchQueue.main.async"; print(text) }
          """)
    case .members, .layer, .feature, .module, .files, .except, .code, .named, .conformingTo, .attributed,
      .declaredAs, .modified:
      OwnRuleGuide(
        meaning: """
          Members that are used, called or not; a pattern may match just the beginning: 'UserDefaults.standard'. \
          '*.shared' is 'shared' of any receiver.
          """,
        rule: #"""
          { "id": "settings-only-by-store", "in": { "layer": "*", "except": "**/SettingsStore.swift" },
            "forbid": { "members": "UserDefaults.standard" }, "because": "Settings have one owner.",
            "fix": "Ask SettingsStore." }
          """#,
        bad: """
          // Features/Cart/Presentation/CartViewModel.swift
          import Foundation
          let isNew = UserDefaults.standard.bool(forKey: "new")
          // Core/Infrastructure/SettingsStore.swift
          import Foundation
          struct SettingsStore { let defaults = UserDefaults.standard }
          """,
        good: """
          // Core/Infrastructure/SettingsStore.swift
          import Foundation
          struct SettingsStore { let defaults = UserDefaults.standard }
          """)
    }
  }
}
