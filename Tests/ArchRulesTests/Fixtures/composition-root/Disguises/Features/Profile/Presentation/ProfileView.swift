import SwiftUI

protocol Loading { func load() async }
final class LoaderService: Loading { func load() async {} }

final class MockLoader: Loading {
  let inner = LoaderService()  // expect: composition-root
  func load() async {}
}

final class LoaderSpy: Loading {
  let inner = LoaderService()
  func load() async {}
}

struct Maker {
  static func preview() -> any Loading { LoaderService() }  // expect: composition-root
  static func mock() -> any Loading { LoaderService() }
}

struct ProfileModel {
  let loader: MockLoader
  func reload() { _ = Maker.preview() }
}

#Preview { Text("\(Maker.mock()) \(LoaderSpy())") }
