import Combine

enum DeepLink: Equatable { // expect: no-routes-in-domain "enum 'DeepLink' in domain is about navigation ('deep link')"
  case thread(id: Int)
  case progress
}
enum PushDeeplink { // expect: no-routes-in-domain
  case step(Int)
}
final class LinkRouter: ObservableObject { // expect: no-routes-in-domain "class 'LinkRouter' in domain is about navigation ('router')"
  @Published var pending: DeepLink?
}

// An address that comes with a message is data, and so is what counts them.
struct Message {
  let deepLink: String
  let deepLinkURL: String?
}
struct DeepLinkReport { let opened: Int }
enum DeepLinkError: Error { case unknown }
// What sends messages on observes nobody's screens.
final class MessageRouter {
  func send(_ message: Message) {}
}
