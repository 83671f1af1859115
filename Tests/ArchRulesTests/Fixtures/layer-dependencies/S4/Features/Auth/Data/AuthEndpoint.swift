struct AuthEndpoint {
  let path: String
  static let login = AuthEndpoint(path: "/login")
  enum Method { case get }
}

protocol TokenStoring {
  func save(_ token: String)
}

enum Feed {
  enum Result { case data }
  struct Data {}
}
