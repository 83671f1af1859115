// One way only.
struct Order {
  let profile: Profile
}
