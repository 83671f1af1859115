struct A { func b() { c() } }
import