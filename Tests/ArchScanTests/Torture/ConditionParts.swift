if let a, let b = c, var d: E = f, case .g(let h) = i, case let j? = k, case let .l(m) as N = o, p, #available(iOS 13, *), #unavailable(macOS 14, *) { }
guard let self, let self = self, a, b else { return } ; guard case .a = b, case c(let d, e) = f else { } ; while a, let b = c(), case .d = e { }
repeat { } while a && b ; for a in b where c && d { } ; for case .a(let b) in c where b == d { } ; for await a: B in c { }
switch a { case .b where c, .d where e && !f: g case let h where h > 1: i default: j }
switch (a, b) { case (let c, .d) where c == d: e case is F: g case 1...2: h case "{,": i case let j as K where j.l: m @unknown default: n }
do { } catch let a as B where a.c { } catch .d where e, .f { } catch A.b { } catch { }
if a { if b, c { } else if d, let e { } else { } } else if case .f = (g { ($0, $1) }) { }
if a.b { $0 == $1 }.c == d, e(f) { g }, [1, 2].contains(3), (h, i) == (j, k), "l, m" != "\(n, o: { p; q })" { }
let x = a ? b : c, y = a && b ? c || d : e ? f : g, z = (a ? b : c) ? d : e ; w = a == b ? c : d ; w += a ? b : c ; a + b = c ? d : e
if !a, !b.c, !(d && e), !f(g), -h < i, !j!.k?.l, try !m(), !n == o, !p.q { }.r { } ; !a.b && !(!c) ; !a as B ; !#x(y) ; !.z ; !{ a }() ; !"a".b ; !a[0]
if a ?? b == c, d != nil, e === f, g as? H == nil, i is J && k, l as! M > n, o is P ? q : r, s... < t, u ~= v { }
a == b && c || d ?? e + f * g - h / i % j & k | l ^ m << n >> o &+ p &- q &* r < s > t <= u >= v != w !== x ~= y
if let a = b.c { $0 } ?? d, let e = try? f(), let g = h as? I, let (j, k) = l, let _ = m, case _ = n, case (let o, _)? = p { }
guard let a else { if b { } ; while let c { } ; return } ; if (try? a()) != nil { } ; if a/* , b */, /* { */ c /* } */ { } // , d
if a
  , b
  , let c
{ }
while let a = b?.c, !a.d, a.e { f in g } == h { repeat { } while let a { } }
#if X
if a, b { }
#else
guard c, let d else { }
#endif
{ a, b in if a, b { } }(c) ; let f = { if $0, let b { } } ; if ({ (a, b) }()), c { }
