import ArchConfig

extension OwnRuleGuide {
  static let usedBy = OwnRuleGuide(
    meaning: """
      The types that name it, as far as their names tell; of a file those in other files. Those in tests, previews and \
      other code that is left alone count only where 'code' asks for them. 'count', 'atLeast' and \
      'atMost' say how many, and 'counting' what of them: types, files, features, layers or modules. '*' is anything, \
      functions outside types, too. Of properties, functions and cases it is told by name: whatever names it counts as \
      a use, even if something else of that name is meant, so that it stands only in 'require' or after 'not', without \
      'count' and 'atMost'. What others may call without its name is taken for used: overrides, '@objc', what a protocol \
      from elsewhere may ask for, stored properties of what is 'Codable', cases of what has raw values or inherits from \
      anything else from elsewhere.
      """,
    rule: #"""
      { "id": "shared-is-shared", "types": { "files": "Core/Shared/**" },
        "require": { "usedBy": { "counting": "features", "atLeast": 2 } },
        "because": "What one feature needs belongs to it." }
      """#,
    bad: """
      // Core/Shared/Money.swift
      struct Money {}
      // Features/Cart/Domain/Cart.swift
      struct Cart { let total: Money }
      """,
    good: """
      // Core/Shared/Money.swift
      struct Money {}
      // Features/Cart/Domain/Cart.swift
      struct Cart { let total: Money }
      // Features/Search/Domain/Hit.swift
      struct Hit { let price: Money }
      """)

  static let conformers = OwnRuleGuide(
    meaning:
      "The classes, structs, enums and actors that inherit from it or conform to it, directly or through others.",
    rule: #"""
      { "id": "one-store-for-each-need", "types": { "named": "*Store", "declaredAs": "protocol" },
        "require": { "conformers": { "count": 1 } }, "because": "Doubles are in the tests." }
      """#,
    bad: """
      // Features/Cart/Domain/CartStore.swift
      protocol CartStore {}
      // Features/Cart/Data/Stores.swift
      struct FileCartStore: CartStore {}
      struct CloudCartStore: CartStore {}
      """,
    good: """
      // Features/Cart/Domain/CartStore.swift
      protocol CartStore {}
      // Features/Cart/Data/Stores.swift
      struct FileCartStore: CartStore {}
      """)

  static let companion = OwnRuleGuide(
    meaning: """
      A type that has to be there besides, in the app or in its tests, an extension, where 'extension' is asked for, or a \
      Swift file, where nothing but its place is said. Nothing is its own companion, so a file that may declare one type \
      forbids its types a companion in the same file. With names in braces it is the one that belongs to what the rule \
      looks at.
      """,
    rule: #"""
      { "id": "view-models-are-tested", "types": { "named": "{x}ViewModel", "declaredAs": "class" },
        "require": { "companion": { "named": "{x}ViewModelTests", "code": "tests" } },
        "because": "A screen's logic is what breaks." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartViewModel.swift
      final class CartViewModel {}
      // CartTests/CartTests.swift
      import XCTest
      final class CartTests: XCTestCase {}
      """,
    good: """
      // Features/Cart/Presentation/CartViewModel.swift
      final class CartViewModel {}
      // CartTests/CartViewModelTests.swift
      import XCTest
      final class CartViewModelTests: XCTestCase {}
      """)

  static let reaches = OwnRuleGuide(
    meaning: "The types that it uses, directly or through others, in any number of steps.",
    rule: #"""
      { "id": "domain-never-reaches-data", "types": { "layer": "domain" }, "forbid": { "reaches": { "layer": "data" } },
        "because": "Not even through others does the domain rest on the data." }
      """#,
    bad: """
      // Features/Cart/Domain/Cart.swift
      struct Cart { let format: CartFormat }
      // Core/Shared/CartFormat.swift
      struct CartFormat { let row: CartRow }
      // Features/Cart/Data/CartRow.swift
      struct CartRow {}
      """,
    good: """
      // Features/Cart/Domain/Cart.swift
      struct Cart { let format: CartFormat }
      // Core/Shared/CartFormat.swift
      struct CartFormat {}
      // Features/Cart/Data/CartRow.swift
      struct CartRow { let cart: Cart }
      """)

  static let reachedFrom = OwnRuleGuide(
    meaning:
      "The types that use it, directly or through others, in any number of steps; each reaches itself.",
    rule: #"""
      { "id": "nothing-is-dead", "types": { "layer": "*" }, "require": { "reachedFrom": { "attributed": "main" } },
        "because": "What the app never comes to goes." }
      """#,
    bad: """
      // App/ShopApp.swift
      @main struct ShopApp { let cart: Cart }
      // Features/Cart/Domain/Cart.swift
      struct Cart {}
      // Features/Cart/Domain/Coupon.swift
      struct Coupon { let cart: Cart }
      """,
    good: """
      // App/ShopApp.swift
      @main struct ShopApp { let cart: Cart }
      // Features/Cart/Domain/Cart.swift
      struct Cart { let coupon: Coupon }
      // Features/Cart/Domain/Coupon.swift
      struct Coupon {}
      """)
}
