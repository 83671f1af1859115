import SwiftUI

public final class StatusAppFactory {
  private let configuration: StatusConfiguration

  public init(configuration: StatusConfiguration) {
    self.configuration = configuration
  }

  @MainActor
  public func makeAppView() -> some View { StatusView() }

  public func makeViewModelFactory() -> StatusViewModelFactory { StatusViewModelFactory() }
}

public struct StatusConfiguration {  // expect: app-factory-surface "in its own interface"
  public let address: String
}
