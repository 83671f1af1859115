struct A {
<<<<<<< HEAD
  func b() { c() }
=======
  func d() { e() }
>>>>>>> branch
}

class After { func a() { b() } }
