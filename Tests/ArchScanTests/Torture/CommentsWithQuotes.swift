// it's "unterminated
/* "also unterminated /* it's """ nested */ */
func quoted() { say("// not a comment") } // "
func blocks() { say("/* not a comment */") } /* " */
let url = "https://example.org/*path*/"
let multi = """
  // not a comment " or ""
  /* neither */ \("in // side" /* but here it is " */)
  """
/* #" */ let raw = #"/* " */ "#
/*
"""
*/
func end() { say(url) } // """
// #if never
// #endif
