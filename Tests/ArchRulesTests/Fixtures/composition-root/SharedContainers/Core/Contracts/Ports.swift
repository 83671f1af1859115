protocol Tracking { func track(_ event: String) }
protocol Storing { func store(_ text: String) async }
protocol Loading { func load() async -> String }
protocol Sending { func send(_ text: String) async }
