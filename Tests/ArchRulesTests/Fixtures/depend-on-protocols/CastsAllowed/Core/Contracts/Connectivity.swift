protocol Connectivity { func send() }
