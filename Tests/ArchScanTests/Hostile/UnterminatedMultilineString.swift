let a = """
  text " ""

class After { func a() { b() } }
