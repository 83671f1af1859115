func a() {
  if b { c() }
  #if D
  else if e { f() }
  #endif
  else { g() }
}
