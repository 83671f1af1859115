import StatusInterface
import StatusRepository
import SwiftUI

public protocol StatusAppFactoryProtocol {}

public final class StatusAppFactory: StatusAppFactoryProtocol {
  public enum Tab { case all }

  public init(repository: StatusRepository? = nil) {}

  @MainActor
  public func makeAppView(tab: Tab) -> some View { StatusView() }
}

public struct StatusView: View {
  public var body: some View { Text("Status") }
}
