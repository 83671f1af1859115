func f() -> Int {
  #if A
  return a()
  #else
  let x = b(); var y: Int = c()
  if x { d() }
  #endif
  let closure = {
    #if B
    e()
    #endif
  }
  g {
    #if C
    $0.h()
    #else
    i($0)
    #endif
  }
  #if D
  func local() { j() }
  struct Local { let k = l() }
  #endif
  for m in n {
    #if E
    if m { continue }
    #endif
  }
  _ = 1
  return 1
}
#if os(Linux)
topLevel()
#else
if x { y() }
#endif
