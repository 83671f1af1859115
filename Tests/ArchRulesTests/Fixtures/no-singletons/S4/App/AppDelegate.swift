import UIKit

// The system makes it: nobody builds another one.
final class AppDelegate: NSObject, UIApplicationDelegate {
  static let shared = AppDelegate()  // expect: no-singletons
  func track() async {}
}
