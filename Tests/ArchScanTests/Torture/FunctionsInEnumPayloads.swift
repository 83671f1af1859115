enum A { case b(c: D = { func e(f: G) { h() }; return i() }()), j(K = l { m in func n(o: P, q r: S) { t() } }) }
