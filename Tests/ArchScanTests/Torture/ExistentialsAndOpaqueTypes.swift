func a(b: any C, d: some E, f: (any G)?, h: [any I], j: any K & L, m: any N.Type, o: (any P).Type) -> some Q<R> { s() }
let t = any U.self, v = x as any W, y = z as? any A1 & B1, c1: any D1<E1, F1> = g1(), h1 = [any I1](), j1 = (any K1).l1()
struct M1 { var n1: some O1 { p1() } ; let q1: (any R1) -> any S1 ; func t1<U1: any V1>() {} }
func any() { any() ; some.any(any) ; any.any } ; func some(any: any any, some: some some) {}
