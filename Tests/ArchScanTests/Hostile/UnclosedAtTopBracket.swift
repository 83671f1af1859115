let a = b [

class After { func a() { b() } }
