public struct AlertInfo { public let title: String }
