final class AppCoordinator {
  func route(_ session: Session) {
    if session.isValid && session.isNew { show() }
  }
  func show() {}
}
