import UIKit

final class ThemeColors {
  static let shared = ThemeColors()
  let brand: UIColor = .systemGreen
}

final class ThemeStore {
  static let shared = ThemeStore()
  let brand: UIColor = .systemGreen
  func load() {}
}
