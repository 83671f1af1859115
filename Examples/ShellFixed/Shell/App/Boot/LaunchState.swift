/// The state the app finds itself in after launch or on its way back from the background.
enum LaunchState: Equatable, Sendable {
  case firstVisit
  case unauthenticated
  case authenticated
  case locked
  case maintenance
  case failure(message: String)
}

extension LaunchState {
  init(_ status: SessionStatus) {
    switch status {
    case .firstVisit: self = .firstVisit
    case .unauthenticated: self = .unauthenticated
    case .authenticated: self = .authenticated
    case .locked: self = .locked
    case .unavailable: self = .maintenance
    }
  }
}
