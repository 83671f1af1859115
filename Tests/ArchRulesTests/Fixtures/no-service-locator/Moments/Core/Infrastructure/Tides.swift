final class HTTPTideClient: TideClient { func get() async -> [Int] { [] } }
