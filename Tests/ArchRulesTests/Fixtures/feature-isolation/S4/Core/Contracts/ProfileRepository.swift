protocol ProfileRepository {
  func profile() async -> UserProfile?  // expect: feature-isolation "layer 'contracts' uses 'UserProfile' from feature 'Profile', so 'Profile' can no longer be removed"
}
