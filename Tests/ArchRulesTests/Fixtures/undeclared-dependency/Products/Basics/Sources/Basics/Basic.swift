public struct Basic {}
