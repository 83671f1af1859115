protocol TideSource { func tides() async -> [Int] }
protocol TideClient { func get() async -> [Int] }
