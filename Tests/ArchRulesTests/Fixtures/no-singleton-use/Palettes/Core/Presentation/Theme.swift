import UIKit

final class ThemeColors {
  static let shared = ThemeColors()
  let brand: UIColor = .systemGreen
}

// A palette that keeps other things as well: a measure is none of these.
final class Constants {
  static let main = Constants()
  let cache = URLCache(memoryCapacity: 1, diskCapacity: 1)
  let accent: UIColor = .systemGreen
  var rowHeight: CGFloat { 44 }
  var spacing: CGFloat = 8
  var twice: CGFloat { spacing * 2 }
  private let measures = 4.0
  var half: CGFloat { measures / 2 }
}

final class ThemeStore {
  static let shared = ThemeStore()
  let brand: UIColor = .systemGreen
  func load() {}
}
