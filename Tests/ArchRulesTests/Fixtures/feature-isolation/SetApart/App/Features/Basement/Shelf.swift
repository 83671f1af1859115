public struct Shelf { public let number: Int }
