struct Session {
  let profile: UserProfile  // expect: feature-isolation "feature 'Auth' uses 'UserProfile' from feature 'Profile'"
  let kind: UserProfile.Kind  // expect: feature-isolation
  let item: Item
  let text = "UserProfile"
  // UserProfile
}

// Of the same name as one in another feature: declared here, meant here.
struct Item {}
