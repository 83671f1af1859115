protocol TideClient { func get() async -> [Int] }
