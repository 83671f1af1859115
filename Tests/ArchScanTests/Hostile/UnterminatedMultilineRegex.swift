let a = #/
  never closed

class After { func a() { b() } }
