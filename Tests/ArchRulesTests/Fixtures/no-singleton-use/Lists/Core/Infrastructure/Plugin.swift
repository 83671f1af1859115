import Foundation

final class Plugin: NSObject {
  static let loading = Plugin()
  static let shared = Plugin()
  func run() {}
}
struct Pipeline {
  let plugins: [Plugin]
}
struct Color {
  static let red = Color()
  static let loading = Color()
}
final class Client {
  init(plugins: [Plugin]) {}
  func add(_ plugins: [Plugin]) {}
  func use(_ first: Plugin, and others: Array<Plugin>) {}
  func replace(plugins: Set<Plugin>?) {}
  func paint(_ colors: [Color]) {}
  func paint(_ color: Color) {}
  func map(_ plugins: [String: Plugin]) {}
  func order(_ colors: [Color: Color]) {}
}
