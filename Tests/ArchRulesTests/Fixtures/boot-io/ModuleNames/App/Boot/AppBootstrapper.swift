import Foundation
import class Security.SecKey

final class AppBootstrapper {
  let defaults: Foundation.UserDefaults = .standard  // expect: boot-io "boot reaches for persistence with 'UserDefaults'"

  func start() {
    Foundation.UserDefaults.standard.set(1, forKey: "a")  // expect: boot-io
    `Foundation`.`UserDefaults`.standard.set(1, forKey: "a")  // expect: boot-io
    Foundation::UserDefaults.standard.set(1, forKey: "a")  // expect: boot-io
    `UserDefaults`.standard.set(1, forKey: "a")  // expect: boot-io
    UIKit.UserDefaults.standard.set(1, forKey: "a")  // expect: boot-io
    let session = Foundation.URLSession(configuration: .default)  // expect: boot-io "the network"
    Security.SecItemAdd(query, nil)  // expect: boot-io
    Foundation
      .FileManager  // expect: boot-io
      .default.removeItem(atPath: "a")
    let stores: [Foundation.UserDefaults?] = []  // expect: boot-io
    use(Foundation.UserDefaults.self, session, stores)  // expect: boot-io
  }
}
