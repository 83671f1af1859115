final class Container {
  let profile: UserProfile? = nil
}
