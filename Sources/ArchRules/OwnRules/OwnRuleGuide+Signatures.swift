import ArchConfig

// What the callers of a function see of it.
extension OwnRuleGuide {
  static let takes = OwnRuleGuide(
    meaning: """
      What a function or an initializer takes: the types of its parameters, compared as those of 'typed' are. With \
      'typed', which is what it returns, that is all that its callers see of it, whatever is in its body.
      """,
    rule: #"""
      { "id": "rows-stay-inside", "functions": { "access": "public" }, "forbid": { "takes": ["*Row", "[*Row]"] },
        "because": "Whoever calls it would know the database." }
      """#,
    bad: """
      // Features/Cart/Data/CartStore.swift
      public struct CartStore { public func save(_ row: CartRow?) {} }
      """,
    good: """
      // Features/Cart/Data/CartStore.swift
      public struct CartStore {
        public func save(_ cart: Cart) { write(CartRow(cart)) }
        func write(_ row: CartRow) {}
      }
      """)

  static let parameters = OwnRuleGuide(
    meaning: """
      The parameters of a function or an initializer, by their labels, with '*', whatever others there are: 'completion'; \
      '_' is one without a label. Or how many there are: 'count', 'atLeast' and 'atMost', also in 'forbid'; those with \
      a default value count.
      """,
    rule: #"""
      { "id": "few-parameters", "initializers": { "of": "*ViewModel" }, "require": { "parameters": { "atMost": 4 } },
        "because": "What needs more does too much." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartViewModel.swift
      final class CartViewModel { init(cart: Cart, store: Store, log: Log, clock: Clock, router: Router) {} }
      """,
    good: """
      // Features/Cart/Presentation/CartViewModel.swift
      final class CartViewModel {
        init(cart: Cart, environment: Environment) {}
        func show(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}
      }
      """)

  static let documented = OwnRuleGuide(
    meaning: "Whether a comment of documentation, '///' or '/**', is before it: true or false.",
    rule: #"""
      { "id": "others-can-read-it", "types": { "access": "public", "declaredAs": "protocol" },
        "require": { "documented": true }, "because": "Who fulfils it has to know what is asked." }
      """#,
    bad: """
      // Features/Cart/Domain/CartStore.swift
      // Where carts are kept.
      public protocol CartStore {}
      """,
    good: """
      // Features/Cart/Domain/CartStore.swift
      /// Where carts are kept.
      @MainActor
      public protocol CartStore {}
      protocol Cache {}
      """)

  static let async = OwnRuleGuide(
    meaning: "Whether a function is async: true or false.",
    rule: #"""
      { "id": "loading-waits", "functions": { "named": "load*", "of": { "declaredAs": "protocol" } },
        "require": { "async": true }, "because": "What is loaded comes from elsewhere." }
      """#,
    bad: """
      // Features/Cart/Domain/CartLoader.swift
      protocol CartLoader { func loadCart() -> Cart }
      """,
    good: """
      // Features/Cart/Domain/CartLoader.swift
      protocol CartLoader { func loadCart() async -> Cart }
      struct Cart { func loadMark() {} }
      """)

  static let `throws` = OwnRuleGuide(
    meaning: """
      Whether a function throws, true or false, or what it throws, as in 'throws(PayError)': names of types. One that \
      only says 'throws' or 'rethrows' throws 'Error'.
      """,
    rule: #"""
      { "id": "payments-fail-clearly", "functions": { "of": "*Payments", "throws": true },
        "require": { "throws": "PayError" }, "because": "Each failure has its own screen." }
      """#,
    bad: """
      // Features/Cart/Data/CardPayments.swift
      struct CardPayments { func pay() throws {} }
      """,
    good: """
      // Features/Cart/Data/CardPayments.swift
      struct CardPayments {
        func pay() throws(PayError) {}
        func total() -> Int { 0 }
      }
      """)
}
