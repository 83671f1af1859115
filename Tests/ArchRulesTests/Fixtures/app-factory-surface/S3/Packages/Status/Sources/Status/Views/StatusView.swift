import SwiftUI

public struct StatusView: View {  // expect: app-factory-surface "struct 'StatusView' is public"
  public init() {}

  public var body: some View { Text("Status") }
}

extension View {
  public func statusCard() -> some View { padding() }  // expect: app-factory-surface "extension of 'View'"

  public func statusRow() -> some View { padding() }
}

public extension Color {  // expect: app-factory-surface "extension of 'Color'"
  static var status: Color { .blue }
}
