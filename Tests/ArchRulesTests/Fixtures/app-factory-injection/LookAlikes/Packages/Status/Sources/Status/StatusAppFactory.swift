import Auth
import MicroClient
import SessionService
import SessionServiceInterface
import StatusRepository
import SwiftData
import SwiftUI

public final class StatusAppFactory<Session: SessionServiceProtocol> {
  public init(
    session: any SessionServiceProtocol,
    other: SessionServiceProtocol,
    third: Session,
    account: Account,
    clock: ClockClient,
    auth: AuthAppFactory,
    network: NetworkClientProtocol,
    container: ModelContainer,
    defaults: UserDefaults = .standard,
    selection: Binding<Int?>,
    make: @escaping () -> any SessionServiceProtocol
  ) {}

  init(repository: StatusRepository) {}

  @MainActor
  public func makeAppView() -> some View { Text("Status") }

  @MainActor
  public func makeSettingsView(for service: SessionService) -> some View { Text("Settings") }
}
