protocol Words { func words() async -> [String] }

/// Many share it, so that nobody would know which one is given.
protocol Printing { func write() async -> String }
