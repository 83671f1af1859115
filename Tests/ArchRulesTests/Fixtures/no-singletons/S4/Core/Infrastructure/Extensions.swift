import Foundation

extension Printer {
  static let live = Printer()  // expect: no-singletons "'Printer.live'"
}

extension URLSession {
  static let api = URLSession(configuration: .ephemeral)
}

extension JSONDecoder {
  static var iso: JSONDecoder { JSONDecoder() }
}

extension Notification.Name {
  static let didLogIn = Notification.Name("didLogIn")
}

extension Journal {
  static let live = Journal(  // expect: no-singletons "'Journal.live'"
    write: { Printer.live.print($0) }, lines: { 0 }, last: { Line() })
}
