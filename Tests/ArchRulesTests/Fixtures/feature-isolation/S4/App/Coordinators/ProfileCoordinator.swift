final class ProfileCoordinator {
  let profile: UserProfile? = nil
}
