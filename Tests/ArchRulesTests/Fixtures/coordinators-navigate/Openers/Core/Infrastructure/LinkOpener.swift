import UIKit

// What opens links is called so.
enum LinkOpener {
  static func open(_ url: URL) { UIApplication.shared.open(url) }
}
enum LinkCache {
  static func open(_ url: URL) { UIApplication.shared.open(url) }  // expect: coordinators-navigate
}
