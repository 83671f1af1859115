struct A { func b() { c() } }
public