import ArchConfig

extension OwnRuleGuide {
  static let named = OwnRuleGuide(
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

  static let conformingTo = OwnRuleGuide(
    meaning: """
      Names of protocols and classes that a type inherits from, directly or through others, Apple's among them: what \
      conforms to 'LocalizedError' conforms to 'Error'; of an extension, what it says itself. In a rule with 'types' it is about these types, as 'named' and \
      'declaredAs' are.
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

  static let declaredWith = OwnRuleGuide(
    meaning: """
      Names after the colon of the declaration itself, as written there, and not what an extension adds or what these \
      inherit; of an extension, after its own colon.
      """,
    rule: #"""
      { "id": "delegates-apart", "types": { "declaredAs": "class" }, "forbid": { "declaredWith": "*Delegate" },
        "because": "What a delegate is asked has an extension of its own." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartScreen.swift
      final class CartScreen: Screen, TableDelegate {}
      """,
    good: """
      // Features/Cart/Presentation/CartScreen.swift
      final class CartScreen: Screen {}
      extension CartScreen: TableDelegate {}
      """,
    another: Example(
      rule: #"""
        { "id": "errors-say-so", "types": { "named": "*Error", "declaredAs": "enum" },
          "require": { "declaredWith": ["Error", "LocalizedError"] }, "because": "One look tells what it is." }
        """#,
      bad: """
        // Features/Cart/Domain/PayError.swift
        enum PayError { case declined }
        extension PayError: Error {}
        """,
      good: """
        // Features/Cart/Domain/PayError.swift
        enum PayError: Error { case declined }
        """))

  static let attributed = OwnRuleGuide(
    meaning: """
      Attributes without '@': 'MainActor', 'objc'. What is in parentheses has to be among the arguments, whatever \
      others there are: '_spi(Internal)', 'available(*, unavailable)'. In 'types' and 'require', those of the type \
      itself, with what it inherits from ('unchecked' of '@unchecked Sendable'); in 'forbid', where no other word is \
      about the type, also those of everything in it, nested types included.
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

  static let declaredAs = OwnRuleGuide(
    meaning: """
      Kinds of declarations: class, struct, enum, actor, protocol, extension, typealias; of properties let, var, stored \
      and computed. An extension is a type only where 'extension' is asked for, an alias only where 'typealias' is.
      """,
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

  static let modified = OwnRuleGuide(
    meaning: """
      Modifiers as written: 'final', 'public', 'private(set)'. In 'types' and 'require', those of the type itself; \
      in 'forbid', also those of everything in it: properties and functions, but not local variables. Of imports the \
      access that is written.
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

  static let access = OwnRuleGuide(
    meaning: """
      Who may use it: open, public, package, internal, fileprivate or private, as written or as the extension or \
      protocol around gives it; of an import what it says, or internal.
      """,
    rule: #"""
      { "id": "state-is-private", "properties": { "attributed": "State" }, "require": { "access": "private" },
        "because": "Only the view itself changes it." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      struct CartView: View { @State var isOpen = false }
      """,
    good: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      struct CartView: View {
        @State private var isOpen = false
        let total: String
      }
      """)

  static let role = OwnRuleGuide(
    meaning: """
      What archcheck takes a type for, as 'archcheck explain TYPE' tells: \
      \(RoleName.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")).
      """,
    rule: #"""
      { "id": "use-cases-are-structs", "types": { "role": "use-case" }, "require": { "declaredAs": ["struct", "protocol"] },
        "because": "A use case has no state." }
      """#,
    bad: """
      // Features/Cart/Domain/PayUseCase.swift
      final class PayUseCase {}
      """,
    good: """
      // Features/Cart/Domain/PayUseCase.swift
      struct PayUseCase {}
      // Features/Cart/Domain/Cart.swift
      final class Cart {}
      """)

  static let typed = OwnRuleGuide(
    meaning: """
      What a property is, what a function returns, what a case holds and what a call of a type makes, as written or \
      plainly made by such a call: 'Cart' is also 'any Cart' and 'Cart?', not '[Cart]'. With a bracket in it, all of \
      what is written is compared, whatever the blanks and 'any': '[Cart]', 'Result<*, PayError>', '(Cart) -> Void'; \
      a '?' or parentheses around all of it say nothing.
      """,
    rule: #"""
      { "id": "navigators-are-weak", "properties": { "typed": "*Navigator", "declaredAs": "stored" },
        "require": { "modified": "weak" },
        "because": "A navigator holds its screens." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartViewModel.swift
      final class CartViewModel { private var navigator: CartNavigator? }
      """,
    good: """
      // Features/Cart/Presentation/CartViewModel.swift
      final class CartViewModel {
        private weak var navigator: CartNavigator?
        private var all: [CartNavigator] = []
        var first: CartNavigator? { all.first }
      }
      """)

  static let of = OwnRuleGuide(
    meaning: """
      The type that something belongs to, extensions included; of a type all that it is nested in, of a use the \
      innermost type around it.
      """,
    rule: #"""
      { "id": "no-init-for-others", "initializers": { "of": "*Logic" }, "forbid": { "access": "public" },
        "because": "Factories make them." }
      """#,
    bad: """
      // Features/Cart/Domain/CartLogic.swift
      public struct CartLogic {}
      extension CartLogic { public init() {} }
      """,
    good: """
      // Features/Cart/Domain/CartLogic.swift
      public struct CartLogic { init() {} }
      public struct Cart { public init() {} }
      """)

}
