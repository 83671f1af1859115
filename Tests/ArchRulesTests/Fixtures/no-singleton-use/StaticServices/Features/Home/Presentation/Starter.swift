// What works is given nothing either, whether or not its name says so; a value only words itself.
enum DemoSeeder {
  static func seed() {
    Counter.reset()  // expect: no-singleton-use "'DemoSeeder' calls the static function 'Counter.reset'"
  }
}

struct Visit: Equatable {
  let name: String
  func counted() -> Visit {
    Counter.add(name)
    return self
  }
}
