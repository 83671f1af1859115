protocol Routing { func route() }
