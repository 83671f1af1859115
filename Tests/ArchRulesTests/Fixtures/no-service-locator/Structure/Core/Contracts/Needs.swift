protocol SessionService { func start() }
protocol ProfileRepository { func load() }
protocol Tracking { func track() }
protocol Clock { func now() -> Double }
struct Theme { let name: String }
