protocol TripTracking { func track(_ event: String) }
protocol TripStore { func trips() -> [String] }
