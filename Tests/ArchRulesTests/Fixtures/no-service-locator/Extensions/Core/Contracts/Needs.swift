protocol SessionService { func start() }
protocol ProfileRepository { func load() }
protocol Tracking { func track() }
protocol Routing { func push(_ screen: Any) }
protocol LoginRoutes { func login() }
