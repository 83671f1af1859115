let a = """b"""
let c = """ d
 e"""
let f = """
  g
 h
  """
let i = """
""j"""

class After { func a() { b() } }
