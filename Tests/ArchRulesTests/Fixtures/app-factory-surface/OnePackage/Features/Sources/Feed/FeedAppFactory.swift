import SwiftUI

public final class FeedAppFactory {
  @MainActor public func makeAppView() -> some View { FeedView() }
}

public struct FeedView: View {  // expect: app-factory-surface "FeedView"
  public var body: some View { Text("Feed") }
}
