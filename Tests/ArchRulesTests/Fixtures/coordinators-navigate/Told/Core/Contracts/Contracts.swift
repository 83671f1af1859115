import Foundation

protocol AppRouting { func present(for order: Int); func show(_ order: Int) }
protocol PayNavigator { func goToReceipt() }
protocol URLOpener { func openIfPossible(_ url: URL) }
protocol RequestRouter { func route(_ path: String) -> URL }
protocol DoorLock { func open() }
protocol PayCoordinatorDelegate { func show(_ order: Int) }
