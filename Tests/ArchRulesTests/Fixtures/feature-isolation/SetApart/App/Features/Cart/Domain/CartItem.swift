public struct CartItem { public let name: String }
