import StatusRepository
import SwiftUI

public final class StatusAppFactory {
  public init() {}

  @MainActor
  public func makeAppView() -> some View { StatusView(repository: StatusRepository()) }

  public func makeCounter() -> StatusCounter { StatusCounter() }
}

public struct StatusView: View {
  let repository: StatusRepository
  public var body: some View { Text("Status") }
}

public final class StatusCounter {}
