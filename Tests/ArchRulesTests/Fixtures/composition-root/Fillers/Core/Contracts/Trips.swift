protocol TripStore { func all() async -> [String] }
