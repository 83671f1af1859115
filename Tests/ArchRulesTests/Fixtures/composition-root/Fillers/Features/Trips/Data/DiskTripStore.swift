final class DiskTripStore: TripStore { func all() async -> [String] { [] } }
