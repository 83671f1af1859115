import UIKit

protocol ParcelLeading { func open(_ parcel: Int) }

final class ParcelCoordinator: ParcelLeading {
  let window: UIWindow
  init(window: UIWindow) { self.window = window }
  func open(_ parcel: Int) {}
  func replaceRoot() {}
}
