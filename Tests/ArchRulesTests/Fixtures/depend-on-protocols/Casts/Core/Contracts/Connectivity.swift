protocol Connectivity { func send() }
protocol Shape { func draw() }
protocol Reachable: Connectivity {}
