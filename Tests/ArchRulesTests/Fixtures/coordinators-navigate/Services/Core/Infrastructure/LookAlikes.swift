import SwiftUI
import UIKit

/// Meets a need of others: an adapter of the platform.
final class BrowserService: Browsing {
  func open(_ address: URL) { UIApplication.shared.open(address) }
}

/// Routing is what they are there for.
final class HomeService: ScreenRouting {
  weak var host: UINavigationController?
  func routeHome() { host?.popToRootViewController(animated: true) }
}

final class NavigationService {
  func show(_ next: UIViewController, on host: UIViewController) { host.present(next, animated: true) }
}

final class RouterPath {
  func help(_ address: URL) { UIApplication.shared.open(address) }
}

/// The same words for other things.
final class OfferService {
  private let offers: Offers
  private let file: OfferFile
  private var path: [String] = []
  init(offers: Offers, file: OfferFile) {
    self.offers = offers
    self.file = file
  }
  func load(_ address: URL) {
    offers.present(1, animated: true)
    offers.dismiss(animated: true)
    file.open(address)
    path.append("a")
    unknown.present(1, animated: true)
    _ = UIApplication.shared.canOpenURL(address)
  }
}

struct Offers {
  func present(_ count: Int, animated: Bool) {}
  func dismiss(animated: Bool) {}
}
struct OfferFile { func open(_ address: URL) {} }

/// What the system shows for it calls it back to be taken away.
final class PhotoService: NSObject, UIImagePickerControllerDelegate {
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A screen is none.
final class DebugViewController: UIViewController {
  func close() { dismiss(animated: true) }
}

extension UIViewController {
  func showError(_ alert: UIAlertController) { present(alert, animated: true) }
}
