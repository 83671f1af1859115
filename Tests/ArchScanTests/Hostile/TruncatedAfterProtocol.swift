struct A { func b() { c() } }
protocol