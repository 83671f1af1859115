/// How it is hashed is no decision of boot either.
struct LaunchStep: Hashable {
  let count: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(count > 3)
  }

  func hashed(by other: Int) -> Bool {
    count > other  // expect: boot-logic "boot compares with '>'"
  }
}
