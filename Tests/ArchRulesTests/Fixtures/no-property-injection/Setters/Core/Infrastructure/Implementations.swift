final class TripTracker: TripTracking { func track(_ event: String) {} }
final class FileTripStore: TripStore { func trips() -> [String] { [] } }
