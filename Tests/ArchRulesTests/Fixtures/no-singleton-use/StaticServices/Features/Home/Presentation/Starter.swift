// What works is given nothing either, whether or not its name says so; a value only words itself.
enum DemoSeeder {
  static func seed() {
    Counter.reset()  // expect: no-singleton-use "'DemoSeeder' calls the static function 'Counter.reset'"
  }
}

struct Visit: Equatable {
  let name: String
  func counted() -> Visit {
    Counter.add(name)
    return self
  }
}

final class SignInViewModel {
  func start() -> Bool {
    Settings.token = ""  // expect: no-singleton-use "'SignInViewModel' uses the static property 'Settings.token', which reaches for the platform with 'UserDefaults'"
    Secrets.token = ""  // expect: no-singleton-use "'SignInViewModel' uses the static property 'Secrets.token', which reaches for the platform with 'SecItemCopyMatching'"
    Secrets.count += 1
    return Settings.isPad && Settings.limit > 3 && Settings.folder.isFileURL
  }
}
final class SignOutViewModel {
  func start() {
    Secrets.clear()  // expect: no-singleton-use "calls the static function 'Secrets.clear'"
    if Settings.isKnown {}  // expect: no-singleton-use
  }
}
