import A
import Bimport C
func d() {
  e() }
let f = 1

let g = h()

I.j()
