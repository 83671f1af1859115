struct actor { } 
class async: open { }
enum each { case some, any, none, get, set }
func f(get: get, set: set) -> open { actor(x) }
let x: macro = package()
extension actor { func open(open: open) -> open { open.open() } }
typealias left = right
protocol some1: async { var async: async { get } ; func get() ; func set() }
let y = left<right>()
struct convenience<lazy> { var lazy: lazy }
