struct Profile {
  let rarity: Rarity  // expect: dependency-cycle "cycle between features: 'Search' → 'Profile' → 'Search'"
  let text = "Hit"
}
