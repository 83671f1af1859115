protocol Harbours { func names() -> [String] }
protocol Tides { func today() -> Int }
