#if A
let a = b() ; let c = d()
#endif
func e() { f()
#if G
  h() ; i()
#endif
}
struct J { let k = 1
#if L
  let m = 2 ; let n = 3
#else
  let o = 4
#endif
  let p = 5 }
    #if Q // comment "
    #elseif /* block */ R
        #else/* x */
    #endif// y
let s = [
  t(),
  u
]
#if V
extension W { func x() { y() } }
#endif
