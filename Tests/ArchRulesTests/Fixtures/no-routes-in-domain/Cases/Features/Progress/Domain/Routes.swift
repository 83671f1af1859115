struct UserProgress: Hashable { let steps: Int }

enum ProgressDestination: Hashable { // expect: no-routes-in-domain "enum 'ProgressDestination' in domain is about navigation"
  case editProgress(UserProgress)
  case shareProgress
}
enum TripRoute: Identifiable, Hashable { // expect: no-routes-in-domain
  case viewDetails(Int)
  case addEntry
  var id: Self { self }
}
enum EntryDestination: Equatable, Hashable { // expect: no-routes-in-domain
  case selectPhoto
}
struct Library {
  var fileSelectionRoute: FileSelection? // expect: no-routes-in-domain "property 'fileSelectionRoute'"
  var open: PhotoRoute? // expect: no-routes-in-domain "property 'open' in domain is a 'PhotoRoute'"
  var shipped: FerryRoute?
  var way: DeliveryRoute
}
enum FileSelection { case photo, file }

// Ways and places of the business.
enum DeliveryRoute: Hashable {
  case express
  case viaHub(Int)
}
enum TravelDestination: Hashable {
  case beach
  case city(String)
  case mountains
}
enum ExportDestination {
  case createFile
  case addToAlbum
}
enum Command: Hashable {
  case editProgress(UserProgress)
  case addEntry
}
