import Alamofire

protocol Route { func request(from base: URL) throws -> URLRequest }

// What is asked of a server is made for each call.
final class RouteRequest: URLRequestConvertible {
  private let base: URL
  private let route: Route
  init(base: URL, route: Route) {
    self.base = base
    self.route = route
  }
  func asURLRequest() throws -> URLRequest { try route.request(from: base) }
}

final class RouteSender {
  private let route: Route
  init(route: Route) { self.route = route }
  func send() async {}
}

final class Client {
  private let base: URL
  init(base: URL) { self.base = base }

  func send(_ route: Route) async {
    send(RouteRequest(base: base, route: route))
    await RouteSender(route: route).send()  // expect: composition-root
  }

  private func send(_ request: RouteRequest) {}
}
