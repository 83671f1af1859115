protocol TripsRepository { func trips() async -> [String] }
