protocol ProfileRepository {
  func profile() async -> UserProfile?  // expect: feature-isolation "layer 'contracts' names 'UserProfile' of feature 'Profile', which"
}
