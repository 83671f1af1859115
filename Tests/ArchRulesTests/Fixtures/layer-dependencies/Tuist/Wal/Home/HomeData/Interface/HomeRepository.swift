public protocol HomeRepository { func load() -> String }
