struct A { func b() { c() } }
#elseif