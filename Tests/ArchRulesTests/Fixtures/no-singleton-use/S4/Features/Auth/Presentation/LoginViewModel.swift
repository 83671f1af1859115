import Foundation
import SomeSDK

final class LoginViewModel {
  private let errors: ErrorHandler
  private let stored: ErrorHandler = .shared  // expect: no-singleton-use "reaches for the shared instance 'ErrorHandler.shared'"
  private let session: URLSession = .shared
  private let visibility: Visibility = .shared

  init(
    errors: ErrorHandler = ErrorHandler.shared,  // expect: no-singleton-use
    other: ErrorHandler = .shared,  // expect: no-singleton-use
    session: URLSession = .shared
  ) {
    self.errors = errors
  }

  convenience init() {
    self.init(errors: .shared)  // expect: no-singleton-use
  }

  func fail() {
    ErrorHandler.shared.handle()  // expect: no-singleton-use "'LoginViewModel' reaches"
    LoudErrorHandler.shared.handle()  // expect: no-singleton-use
    take(.shared)  // expect: no-singleton-use
    let handle = ErrorHandler.shared.handle  // expect: no-singleton-use
    handle()
    // ErrorHandler.shared.handle()
    print("ErrorHandler.shared", ErrorHandler.codes, ErrorHandler.self)
    URLSession.shared.invalidateAndCancel()
    FileManager.default.removeItem()
    SDK.shared.start()
    show(.shared)
    switch visibility {
    case .shared: break
    case Visibility.hidden: break
    }
  }

  func take(_ handler: ErrorHandler) {}
  func show(_ visibility: Visibility) {}

  @available(*, deprecated, message: "use ErrorHandler.shared")
  func old() {}

  @StorageActor func store() {}
}

#Preview {
  ErrorHandler.shared.handle()
}
