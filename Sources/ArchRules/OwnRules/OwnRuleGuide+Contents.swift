import ArchConfig

extension OwnRuleGuide {
  static let imports = OwnRuleGuide(
    meaning:
      "Modules that a file imports, of a type the file that declares it, with '*', even if only one thing is imported from them: 'import struct UIKit.UIImage'.",
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

  static let types = OwnRuleGuide(
    meaning:
      "Types that are written, extended, called or asked for a member, by name, with or without the types around them. An extension itself is something that a rule can look at, and nothing that is used.",
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

  static let calls = OwnRuleGuide(
    meaning: """
      Functions that are called. 'print' is one with nothing before it, '*.sink' is 'sink' of any receiver, of 'self', too, \
      and even \
      after a call, a bracket or a period by itself: 'container.resolve' is 'container.resolve()' and not \
      'app.container.resolve()', which '*.resolve' is, too. 'DispatchQueue.*' is everything after that name; 'UUID' is \
      'UUID()' and 'UUID.init()', and where the type of the value is written before it also '.init()'. 'Image(systemName:)' is calls that pass these labels, whatever else they pass, and not \
      all labels as of a function that is declared; a \
      closure that trails without its label counts where closures have such a label ('action', 'onTap', 'completion').
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

  static let members = OwnRuleGuide(
    meaning: """
      Members that are used, called or not; a pattern may match just the beginning: 'UserDefaults.standard'. \
      '*.shared' is 'shared' of any receiver, and '.shared' by itself; where the type of the value is written before it, \
      'let app: UIApplication = .shared' is 'UIApplication.shared', too.
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

  static let macros = OwnRuleGuide(
    meaning: "Macros with a number sign that are used, by name: 'Preview', 'warning'.",
    rule: #"""
      { "id": "previews-are-elsewhere", "forbid": { "macros": "Preview" }, "because": "Previews have their own target." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      #Preview { CartView() }
      """,
    good: """
      // Features/Cart/Presentation/CartView.swift
      let file = #file
      """)

  static let writes = OwnRuleGuide(
    meaning: """
      What is assigned to, also in a tuple, or passed with '&', named as in 'members'; reading it is left alone. A first value is not a \
      write.
      """,
    rule: #"""
      { "id": "world-is-fixed", "forbid": { "writes": "Current.*" }, "because": "Only tests change the world." }
      """#,
    bad: """
      // Features/Cart/Domain/Cart.swift
      func reset() { Current.clock = Clock() }
      """,
    good: """
      // Features/Cart/Domain/Cart.swift
      func now() -> Date { Current.clock.now }
      """)

  static let properties = OwnRuleGuide(
    meaning: """
      Properties that a type or file has: names, or what they are. As what a rule looks at, the properties \
      themselves, those in extensions and protocols included; local variables are none. What is forbidden to a type may \
      not be in types within it either.
      """,
    rule: #"""
      { "id": "view-models-publish-nothing", "types": { "named": "*ViewModel" },
        "forbid": { "properties": { "access": "public", "not": { "attributed": "Published" } } },
        "because": "What a view shows is published." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartViewModel.swift
      import Combine
      public final class CartViewModel {
        @Published public var total = ""
        public var store = 1
      }
      """,
    good: """
      // Features/Cart/Presentation/CartViewModel.swift
      import Combine
      public final class CartViewModel {
        @Published public var total = ""
        var store = 1
      }
      """)

  static let functions = OwnRuleGuide(
    meaning: """
      Functions that a type or file has: names, with all labels if any ('pay(_:with:)'), or what they are. As what a \
      rule looks at, the functions themselves, those in extensions and protocols included; a subscript is one that is \
      called 'subscript', and functions within functions are none. What is forbidden to a type may not be in types within \
      it either.
      """,
    rule: #"""
      { "id": "one-door", "types": { "named": "*UseCase" },
        "require": { "functions": { "access": ["public", "internal"], "count": 1 } },
        "because": "A use case does one thing." }
      """#,
    bad: """
      // Features/Cart/Domain/PayUseCase.swift
      struct PayUseCase {
        func pay() {}
        func refund() {}
      }
      """,
    good: """
      // Features/Cart/Domain/PayUseCase.swift
      struct PayUseCase {
        func pay() { check() }
        private func check() {}
      }
      """)

  static let initializers = OwnRuleGuide(
    meaning:
      "Initializers that a type has: 'init', with all labels if any ('init(coder:)'), or what they are.",
    rule: #"""
      { "id": "views-are-made-in-code", "initializers": { "named": "init(coder:)" },
        "require": { "attributed": "available(*, unavailable)" }, "because": "There are no storyboards." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartCell.swift
      import UIKit
      final class CartCell: UIView { required init?(coder: NSCoder) { nil } }
      """,
    good: """
      // Features/Cart/Presentation/CartCell.swift
      import UIKit
      final class CartCell: UIView {
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
      }
      """)

  static let cases = OwnRuleGuide(
    meaning: "Cases that an enum has: names, or what they hold.",
    rule: #"""
      { "id": "errors-say-what", "cases": { "of": { "conformingTo": "Error" } }, "forbid": { "named": ["unknown", "other"] },
        "because": "Nobody can act on it." }
      """#,
    bad: """
      // Features/Cart/Domain/PayError.swift
      enum PayError: Error { case declined, unknown }
      """,
    good: """
      // Features/Cart/Domain/PayError.swift
      enum PayError: Error { case declined }
      enum Colour { case unknown }
      """)
}
