case a
case .b: c()
func d() { case e ; case .f(g()) }
struct H { case i, j(K) ; default: l() }
