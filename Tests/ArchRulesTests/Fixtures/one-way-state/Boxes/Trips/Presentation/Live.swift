final class Live<Content> {
  private var listeners: [(Content) -> Void] = []
  var content: Content { didSet { listeners.forEach { $0(content) } } }

  init(_ content: Content) { self.content = content }

  func follow(_ listener: @escaping (Content) -> Void) { listeners.append(listener) }
}

protocol StopsViewModeling {
  var stops: Live<[String]> { get set }
}
