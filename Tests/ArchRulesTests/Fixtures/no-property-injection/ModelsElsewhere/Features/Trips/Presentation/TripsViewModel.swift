protocol TripsViewModelProtocol { var titles: [String] { get } }
final class TripsViewModel: TripsViewModelProtocol { private(set) var titles = ["Alps"] }
