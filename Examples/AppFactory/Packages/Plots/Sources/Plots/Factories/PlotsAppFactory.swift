import MemberServiceInterface
import SwiftUI

public final class PlotsAppFactory {
  private let environment: PlotsEnvironment

  public init(member: any MemberServiceProtocol) {
    environment = PlotsEnvironment(member: member)
  }

  @MainActor
  public func makeAppView() -> some View {
    PlotsView(viewModel: environment.makePlotsViewModel(), environment: environment)
  }

  @MainActor
  public func makeScene() -> some Scene {
    SowingScene(environment: environment)
  }
}
