let a = 1...2, b = 1..<2, c = x...y, d = ...5, e = 5...
let f = list[1...], g = list[...1], h = list[..<1], i = list[...]
let j = a.b...c.d
let k = Foo.min...Foo.max
let l = Foo.start ..< Bar.end
let m = (0..<n).map { $0 }
let n = 0.5...1.5, o = 1.e, p = 1.0.rounded(), q = 0x1p3.magnitude
func r(_ xs: Int...) { s(xs.first...) }
infix operator .+
infix operator .==
let t = u .+ v, w = x.+y, z = a .== b
