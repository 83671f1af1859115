struct Rarity { let level: Int }

struct Hit {
  let profile: Profile
  let other: Profile
}
