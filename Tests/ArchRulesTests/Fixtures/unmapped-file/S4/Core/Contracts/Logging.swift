protocol Logging {}
