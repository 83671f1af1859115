protocol TripsViewModelProtocol { var titles: [String] { get } }
final class TripsViewModel: TripsViewModelProtocol { private(set) var titles = ["Alps"] }

protocol TripPresenting { var onClose: (() -> Void)? { get set } }
protocol TripPresenterProtocol { var onClose: (() -> Void)? { get set } }
final class TripPresenter: TripPresenterProtocol { var onClose: (() -> Void)? }

protocol TripRowViewModelProtocol { var title: String { get } }
struct TripRowViewModel: TripRowViewModelProtocol { let title: String }

protocol TripTitled { var title: String { get } }
struct Trip: TripTitled { let title: String }
