protocol Trips { func all() async }
protocol Maps { func show() async }
protocol Legs { func walk() async }
protocol Users { func load() async }
protocol Badges { func earn() async }
protocol Notes { func write() async }

// As wide as a container, and handed to everyone.
protocol RepositoryProviding {
  func makeTrips() -> any Trips
  func makeMaps() -> any Maps
  func makeLegs() -> any Legs
  func makeUsers() -> any Users
  func makeBadges() -> any Badges
  func makeNotes() -> any Notes
}

// What one screen needs.
protocol TripNeeds {
  var trips: any Trips { get }
  var maps: any Maps { get }
  var legs: any Legs { get }
}
