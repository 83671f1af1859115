import Combine
import RxRelay

final class TripsViewModel {
  private(set) var isLoading: Live<Bool> = Live(true)  // expect: explicit-view-state
  private(set) var isError: Live<Bool> = .init(false)
  let trips = Live<[String]>([])
}

final class StopsViewModel {
  let isLoading = Live(false)  // expect: explicit-view-state
  let hasFailed = Live<Bool>(false)
}

final class RoutesViewModel {
  let isLoading = BehaviorRelay<Bool>(value: false)  // expect: explicit-view-state
  let isError = BehaviorRelay(value: false)
}

final class TicketsViewModel {
  let isLoading = CurrentValueSubject<Bool, Never>(false)  // expect: explicit-view-state
  let hasError: CurrentValueSubject<Bool, Never> = .init(false)
}

final class HotelsViewModel {
  private let isLoading = Live(false)
  private let hasError = Live(false)
  let isMuted = Live(false)
}

final class MapsViewModel {
  let isLoading = Kept(false)
  let hasError = Kept(false)
}

final class FaresViewModel {
  let isLoading = Live(false)
  let error: Live<String?> = Live(nil)
}
