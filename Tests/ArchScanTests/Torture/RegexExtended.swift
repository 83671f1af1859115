let a = #/abc"/#
let b = #/a/b"/#
let c = ##/a/#b"/##
let d = #/ leading and trailing "/#
let e = #/[/"]\/#"/#
let f = #/
  \d+  # comment with " and {
  ( a | b / c )
  "/ #" [)]
  /#
let g = ##/
  /# not the end "
  /##
let h = #/(/#
let i = call(#/x"/#, label: ##/y}/##) { #/z{/# }
let j = #/a"/#.match(b)?.c
let k = #//#
let l = #/\\/#.count
func m() { text.replacing(#/\s+"/#, with: "") ; next() }
