import SwiftUI

extension View {
  /// A library shows what it has: it is no feature.
  public func card() -> some View {
    padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
  }
}
