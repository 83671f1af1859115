final class Boot {
  let profile: UserProfile? = nil  // expect: feature-isolation "(2 times in this file)"
  let profiles: [UserProfile] = []
}
