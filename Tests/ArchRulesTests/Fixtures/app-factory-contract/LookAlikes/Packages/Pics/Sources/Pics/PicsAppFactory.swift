import SwiftUI

@MainActor
public protocol AppFactory {
  associatedtype Content: View
  func makeAppView() -> Content
}

public struct PicsAppFactory: AppFactory {}

extension PicsAppFactory {
  public func makeAppView() -> some View { Text("Pictures") }
}
