typealias Defaults = NSUbiquitousKeyValueStore
typealias Connection = Link
typealias Link = NWConnection
