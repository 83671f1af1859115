// A folder of Core that is called like the feature is no part of it.
protocol ProfileLoading {
  func load() async -> UserProfile  // expect: feature-isolation
}
