import SwiftUI

struct Row { let title: String }
struct ContainerView { let width: Double }
typealias Shown = State
typealias Watched = Published

// Promises, sizes and rows are resolved, too.
struct LoginForm {
  @Shown private var text = ""
  func lay(_ rows: [Row]) {
    _ = resolve(\Row.title)
    _ = resolve(\ContainerView.width)
    _ = rows.map(\Row.title)
  }
  func resolve<Value>(_ key: KeyPath<Row, Value>) -> Value? { nil }
  func resolve<Value>(_ key: KeyPath<ContainerView, Value>) -> Value? { nil }
}
final class Draft { @Watched var text = "" }
