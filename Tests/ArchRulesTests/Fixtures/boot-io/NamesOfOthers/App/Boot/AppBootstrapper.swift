import StorageKit

final class AppBootstrapper {
  // Behind the name of a library's type is what the library declares, and not what Apple does.
  let key = StorageKeys.UserDefaults.token
  let session: Telemetry.URLSession? = nil

  func start() {
    UserDefaults.standard.set(key, forKey: "key")  // expect: boot-io
  }
}
