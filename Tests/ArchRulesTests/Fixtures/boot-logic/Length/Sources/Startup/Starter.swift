struct Starter {
  func short() {
    one()
    // A comment and

    // blank lines do not count.
    two()
    three()
  }

  func long() {  // expect: boot-logic "'long' has 4 lines; boot is thin, with at most 3 per function"
    one()
    two()
    three()
    four()
  }

  func excused() {
    if isOn { one() }
  }

  var isOn: Bool { false }
  func one() {}
  func two() {}
  func three() {}
  func four() {}
}

struct LegacyStarter {
  func start(_ count: Int) {
    if count > 3 {}
  }
}

struct SpokenStarter {
  func say() {  // expect: boot-logic "'say' has 4 lines"
    tell(
      "starting"
    )
    one()
  }

  func quote() {  // expect: boot-logic "'quote' has 5 lines"
    tell(
      """
      starting
      """
    )
  }

  /* one */ func few() {
    one() /* and
    nothing
    else */
    one()
  }

  func tell(_ text: String) {}
  func one() {}
}
