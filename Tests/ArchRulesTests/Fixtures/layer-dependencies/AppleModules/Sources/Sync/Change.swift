public struct Change { public let id: Int }
