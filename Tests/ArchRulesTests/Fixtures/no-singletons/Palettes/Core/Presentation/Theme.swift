import SwiftUI
import UIKit

// How things look, given with the code: nothing is shared but constants.
final class ThemeColors {
  static let shared = ThemeColors()
  static var count = 0
  let brand: UIColor
  let headline = UIFont.preferredFont(forTextStyle: .headline)
  let padding: CGFloat = 8
  let rows = [1, 2, 3]
  let name = "light"
  init() { brand = .systemGreen }
}

struct Theme {
  static let shared = Theme()
  let colors = ThemeColors()
  let insets: UIEdgeInsets = .zero
}

// Somebody may change it.
final class MutableTheme {
  static let shared = MutableTheme()  // expect: no-singletons
  var brand: UIColor = .systemGreen
}

// It does something.
final class ThemeReader {
  static let shared = ThemeReader()  // expect: no-singletons
  let brand: UIColor = .systemGreen
  func read() {}
}

// What it says is no look.
final class Addresses {
  static let shared = Addresses()  // expect: no-singletons
  let tint: UIColor = .systemGreen
  let server: URL
  init(server: URL = URL(fileURLWithPath: "/")) { self.server = server }
}

final class Words {
  static let shared = Words()  // expect: no-singletons
  let name = "light"
}

protocol Styling { var brand: UIColor { get } }

// There may be another.
final class ExchangedTheme: Styling {
  static let shared = ExchangedTheme()  // expect: no-singletons
  let brand: UIColor = .systemGreen
}

final class ClosureTheme {
  static let shared = ClosureTheme()  // expect: no-singletons
  let brand: () -> UIColor = { .systemGreen }
}

enum Shade { case light, dark }

final class ShadeTheme {
  static let shared = ShadeTheme()  // expect: no-singletons
  let brand: UIColor = .systemGreen
  let shade: Shade
  init(shade: Shade = .light) { self.shade = shade }
}

// What it says is read elsewhere.
final class ReadTheme {
  static let shared = ReadTheme()  // expect: no-singletons
  let brand: UIColor = Brand.current.color
}

final class ReadMeasures {
  static let shared = ReadMeasures()  // expect: no-singletons
  let brand: UIColor = .systemGreen
  let scale = CGFloat(defaults.float(forKey: "scale"))
}
