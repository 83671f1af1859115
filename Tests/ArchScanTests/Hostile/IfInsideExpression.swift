let a = b(
#if C
  1,
#else
  2,
#endif
  3)
let d = [
#if E
 f,
#endif
]
let g = h +
#if I
 j
#endif
