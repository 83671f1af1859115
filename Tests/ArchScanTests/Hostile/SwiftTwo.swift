for var i = 0; i < 10; i++ { print(i) }
func a(b: Int)(c: Int) -> d { }
do { } while e
let f = g ? h
typealias A
protocol B { typealias C }
func h<T where T: I>(j: T) {}
if let k = l where m { }
