import SwiftUI

public final class TidesAppFactory {
  @MainActor public func makeAppView() -> some View { Text("Tides") }
}

public struct MapStyle {}

public struct TideStyle {}  // expect: app-factory-surface "TideStyle"
