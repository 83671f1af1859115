let joined = """
  one \
  two \   
  three \(call(
    1
  )) \
  four \\
  five
  """
let raw = #"""
  one \#
  two \
  three \#   
  four
  """#
func after() { after() }
