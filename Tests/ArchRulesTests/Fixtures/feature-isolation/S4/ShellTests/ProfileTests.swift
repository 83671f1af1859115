let profile = UserProfile(name: "")
