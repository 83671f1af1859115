struct UserProfile {
  let name: String
  enum Kind { case guest }
}

struct Item {}
