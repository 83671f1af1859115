// A repository works with its sources of data.
protocol TripDataSourceProtocol { func load() async -> [String] }
final class RemoteTripDataSource: TripDataSourceProtocol {
  func load() async -> [String] { (try? await URLSession.shared.data(from: address))?.0.map { "\($0)" } ?? [] }
}
struct TripRepository {
  var remoteDataSource: TripDataSourceProtocol?  // expect: no-property-injection "'TripRepository.remoteDataSource' is a dependency that is filled in after init"
  func trips() async -> [String] { await remoteDataSource?.load() ?? [] }
}
enum Trips {
  static func repository() -> TripRepository {
    var repository = TripRepository()
    repository.remoteDataSource = RemoteTripDataSource()
    return repository
  }
}
