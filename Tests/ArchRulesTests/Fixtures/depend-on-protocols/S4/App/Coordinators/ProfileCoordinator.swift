import UIKit

final class ProfileCoordinator {
  private let formatter: LocalizedFormatter
  private let helper: Helper  // expect: depend-on-protocols "'ProfileCoordinator' depends on the concrete 'Helper' of layer 'infrastructure'"
  private let monitor: NetworkMonitor
  private let config: Config
  private let right: any Formatting
  private let load: LoadUseCase
  private let navigation: UINavigationController

  init(
    formatter: LocalizedFormatter,  // expect: depend-on-protocols
    right: any Formatting,
    config: Config
  ) {}
  // let commented: Helper
}
