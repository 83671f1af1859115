/// What UIKit apps that bind by hand publish with.
final class Live<Content> {
  typealias Listener = (Content) -> Void

  private var listener: Listener?
  var content: Content { didSet { listener?(content) } }

  init(_ content: Content) { self.content = content }

  func bind(_ listener: Listener?) {
    self.listener = listener
    listener?(content)
  }
}

/// Keeps something and tells nobody.
final class Kept<Content> {
  var content: Content

  init(_ content: Content) { self.content = content }

  func map<Other>(_ change: (Content) -> Other) -> Other { change(content) }
}
