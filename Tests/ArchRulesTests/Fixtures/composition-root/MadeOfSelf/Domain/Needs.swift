protocol TripStoring { func trips() async -> [String] }
protocol TideFinding { func tide() async -> Int }
protocol MapDrawing { func draw() async }
protocol WeatherFinding { func weather() async -> String }
