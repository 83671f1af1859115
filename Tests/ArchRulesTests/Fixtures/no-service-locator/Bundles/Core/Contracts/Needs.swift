protocol Signing { func sign() async }
protocol Tracing { func trace(_ event: String) }
