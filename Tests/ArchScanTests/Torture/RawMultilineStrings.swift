let script = #"""
  import Fake
  class \(Nope) { """ }
  "" " """" \n \
  \#(Real.name) ends "" "#
  """#
let deeper = ##"""
  """# not the end
  \##(render(
    #"""
      inner \#(value()) """
      """#,
    count: 2
  ))
  """##
func after() { done() }
let inline = [#"""
  ]
  """#, "x"]
let same = #"""#
let quotesAtEnd = """
  say ""\"
  \"\"""
  """
