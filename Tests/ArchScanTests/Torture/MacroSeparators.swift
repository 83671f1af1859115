#one
#two ; #three()
func f() { #four; #five { a() }
  #six
  (b)
  #seven[0]
  #eight
  { c() }
  #nine + d
}
struct S { #ten
  #eleven
  var e = 1; #twelve(1)
  { }
}
