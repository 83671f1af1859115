import ArchConfig

extension OwnRuleGuide {
  static let within = OwnRuleGuide(
    meaning: """
      Calls among whose arguments, or in whose closures, something is used; named as in 'calls', with labels if any. Or \
      what a '#if' asks, alone or with others: '#if DEBUG', '#if os(*)'; what follows its '#else' is within \
      '#if !DEBUG'. Imports and declarations can be within such a condition, too. Forbidden in whole files, it is the \
      '#if' itself that may not stand there.
      """,
    rule: #"""
      { "id": "task-instead-of-on-appear", "forbid": { "calls": { "named": "Task", "within": "*.onAppear" } },
        "because": "A task of the view ends with it.", "fix": "Use .task { }." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      struct CartView: View {
        var body: some View { Text("").onAppear { Task { await load() } } }
      }
      """,
    good: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      struct CartView: View {
        var body: some View { Text("").task { await load() } }
        func reload() { Task { await load() } }
      }
      """,
    another: Example(
      rule: #"""
        { "id": "platforms-stand-apart", "in": { "except": "**/Platform/**" },
          "forbid": { "within": ["#if os(*)", "#if !os(*)"] }, "because": "All else is the same everywhere." }
        """#,
      bad: """
        // Features/Cart/Presentation/CartView.swift
        #if os(iOS)
          import UIKit
        #endif
        // Core/Platform/Haptics.swift
        import UIKit
        """,
      good: """
        // Core/Platform/Haptics.swift
        #if os(iOS)
          import UIKit
        #endif
        // Features/Cart/Presentation/CartView.swift
        #if canImport(WidgetKit)
          import WidgetKit
        #endif
        """))

  static let given = OwnRuleGuide(
    meaning: """
      What a call passes, as it is written: \(ArgumentKind.allWords). A 'text' is a literal in quotes, also with values \
      within, a 'case' is one name after a period; 'value' is all else, such as a constant, '.a.b' or '1 / 2'. One \
      argument is enough; labels in 'named' of the same selection say which: 'Text(_:)', 'Image(systemName:)'.
      """,
    rule: #"""
      { "id": "texts-are-translated", "forbid": { "calls": { "named": ["Text(_:)", "Label(_:)"], "given": "text" } },
        "because": "All that people read is in the catalogue." }
      """#,
    bad: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      struct CartView: View { var body: some View { Text("Your cart").font(.title) } }
      """,
    good: """
      // Features/Cart/Presentation/CartView.swift
      import SwiftUI
      struct CartView: View { var body: some View { Text(Texts.cart); Text(verbatim: "1") } }
      """,
    another: Example(
      rule: #"""
        { "id": "events-are-cases", "calls": "Analytics.track", "require": { "given": "case" },
          "because": "All events are in one list." }
        """#,
      bad: """
        // Features/Cart/Presentation/CartViewModel.swift
        func show() { Analytics.track("cart", with: 1) }
        """,
      good: """
        // Features/Cart/Presentation/CartViewModel.swift
        func show() { Analytics.track(.cart(1)) }
        """))
}
