import Foundation

final class LoadUseCase {
  private let session: URLSession = .shared  // expect: no-singleton-use "layer 'domain' reaches for 'URLSession.shared'"
  private let defaults = UserDefaults.standard  // expect: no-singleton-use
  init(files: FileManager = .default) {}  // expect: no-singleton-use
  func execute() {
    NotificationCenter.default.post(name: .init("x"), object: nil)  // expect: no-singleton-use
    CrashReporter.shared.report()
    _ = Locale.current
    _ = UIDevice.current.name
  }
}
