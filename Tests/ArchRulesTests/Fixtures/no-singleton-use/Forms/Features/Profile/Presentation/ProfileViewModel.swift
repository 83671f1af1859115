import Foundation

final class ProfileViewModel {
  private let handler = ErrorHandler.shared  // expect: no-singleton-use "'ProfileViewModel' reaches for the shared instance 'ErrorHandler.shared'"
  private let typed: ErrorHandler = .shared  // expect: no-singleton-use
  private let optional: ErrorHandler? = .shared  // expect: no-singleton-use
  private lazy var manager = LegacyManager.sharedInstance()  // expect: no-singleton-use "'LegacyManager.sharedInstance()'"
  private var computed: ErrorHandler { .shared }  // expect: no-singleton-use

  init(
    handler: ErrorHandler = .shared,  // expect: no-singleton-use "takes the shared instance 'ErrorHandler.shared' as a default argument"
    other: ErrorHandling = ErrorHandler.shared,  // expect: no-singleton-use "as a default argument"
    limit: Int = 3
  ) {}

  func load() async {
    ErrorHandler.shared.handle(CancellationError())  // expect: no-singleton-use
    Infrastructure.ErrorHandler.shared.handle(CancellationError())  // expect: no-singleton-use
    Handler.shared.handle(CancellationError())  // expect: no-singleton-use
    ErrorHandler
      // The chain goes on below.
      .load()
    ErrorHandler  // expect: no-singleton-use
      .shared
      .handle(CancellationError())
    QuietErrorHandler.standard.handle()  // expect: no-singleton-use "'BaseHandler.standard'"
    _ = await ImageCache.default.image("a")  // expect: no-singleton-use
    Outer.Inner.live.run()  // expect: no-singleton-use "'Outer.Inner.live'"
    let screen = ProfileScreen(handler: .shared)  // expect: no-singleton-use
    let local: ErrorHandler = .shared  // expect: no-singleton-use
    take(.shared)  // expect: no-singleton-use
    show(handler: .shared)  // expect: no-singleton-use
    let report = { ErrorHandler.shared.handle($0) }  // expect: no-singleton-use
    let text = "failed \(ErrorHandler.shared)"  // expect: no-singleton-use
    analytics.track("load")  // expect: no-singleton-use "'analytics'"
    _ = (screen, local, report, text)
  }

  func made() -> ErrorHandler {
    return .shared  // expect: no-singleton-use
  }

  func passOn(_ given: ProfileViewModel) -> ErrorHandler {
    let annotated: ProfileViewModel = given
    let inferred = given
    let made = ProfileViewModel()
    annotated.take(.shared)  // expect: no-singleton-use
    inferred.take(.shared)  // expect: no-singleton-use
    made.show(handler: .shared)  // expect: no-singleton-use
    if let bound = Optional(given) { bound.other(.shared) }
    let message = "{ return .shared }"
    if message.isEmpty {
      return /* { ( */ .shared  // expect: no-singleton-use
    }
    return try! /* = */ .shared  // expect: no-singleton-use
  }

  func later() {
    `ErrorHandler`.shared.handle(CancellationError())  // expect: no-singleton-use
    var handler: ErrorHandler?
    handler = .shared  // expect: no-singleton-use
    var palette: Palette?
    palette = .shared
    _ = (handler, palette)
  }

  func take(_ handler: ErrorHandler) {}
  func show(handler: ErrorHandler?) {}
}

struct ProfileScreen {
  let handler: ErrorHandler
}

extension View {
  func alert(_ handler: ErrorHandler = .shared) {}  // expect: no-singleton-use "an extension of 'View' takes"
}
