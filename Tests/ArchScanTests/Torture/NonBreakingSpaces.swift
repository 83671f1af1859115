// a comment with no breaks​
/*       */ let a = "  "
let b = """
   text 
  """
func c() { d("﻿") } //   e()
let f = #""#, g = / "/
H.i()
