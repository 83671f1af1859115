import Foundation
import class Security.SecKey

final class AppBootstrapper {
  let defaults: Foundation.UserDefaults = .standard  // expect: boot-io "boot reaches for persistence with 'UserDefaults'"

  let kept: Foundation::UserDefaults? = nil  // expect: boot-io

  func start() {
    Foundation.FileManager.default.removeItem(atPath: "a")  // expect: boot-io
    `Foundation`.`FileHandle`.standardInput.read()  // expect: boot-io
    Foundation::NSUbiquitousKeyValueStore.default.synchronize()  // expect: boot-io
    `NSKeyedArchiver`.archivedData(withRootObject: 1)  // expect: boot-io
    UIKit.NSFileCoordinator().cancel()  // expect: boot-io
    let session = Foundation.URLSession(configuration: .default)  // expect: boot-io "the network"
    Security.SecItemAdd(query, nil)  // expect: boot-io
    CoreData
      .NSPersistentContainer  // expect: boot-io
      .defaultDirectoryURL()
    let stores: [Foundation.NSCache<NSString, NSData>?] = []  // expect: boot-io
    use(CoreData.NSManagedObjectModel.self, session, stores)  // expect: boot-io
  }
}
