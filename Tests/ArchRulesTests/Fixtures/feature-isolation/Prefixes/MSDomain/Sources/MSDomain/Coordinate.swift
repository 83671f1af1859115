public struct Coordinate { public let latitude: Double }
