// A coordinator, wherever it stands, may know features.
final class AuthCoordinator {
  let profile: UserProfile? = nil
}
