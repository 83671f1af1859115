import Foundation

// Names that Swift and Apple use as well, declared in another scope.
enum Feed {
  final class Result: Loading {
    func load() {}
  }
  final class Data: Loading {
    func load() {}
  }
}

final class Worker {
  let data = Data()
  let other = Feed.Data()  // expect: composition-root "'Feed.Data'"
  let swift = Swift.Result<Int, any Error> { 1 }
  func run() -> Result<Int, any Error> { Result { 1 } }
}

extension Feed {
  static func make() { _ = Result() }  // expect: composition-root "'Feed.Result'"
}

// Declared twice: nobody can tell which one is meant.
final class Twice: Loading {
  func load() {}
}

// Private to this file, so it wins here.
final class Base: Loading {
  func load() {}
  final class Inner: Loading { func load() {} }
}

final class Derived: Base {
  let inner = Inner()  // expect: composition-root "'Base.Inner'"
}

func local() {
  final class Loader: Loading { func load() {} }
  _ = Loader()
}
