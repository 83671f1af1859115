prefix operator √
postfix operator ^^
infix operator <=>
infix operator |> : Pipe
func f() {
  let a = -b - -c
  let d = !e && !g || !(h)
  let i = j^^ + √k
  let l = m ... n, o = m..., p = ...n, q = m...n
  let r = s&t | u&&v
  let w = &x
  call(&y, -z, !a, ~b, ...c, d...)
  let e1 = (a)...(b), e2 = [a]...[b], e3 = a! ... b!
  let h1 = x |> y |> z() |> { $0 }
  let j1 = x <=> y()
  let k1 = a ?? b || c && d
  let m1 = try? f() ?? g()
  x += 1; y -= 2; z <<= 3; w >>= 4; v &+= 5; u ^= 6
  x=y; a==b
  let o1 = (1+2)*3-4%5
}
