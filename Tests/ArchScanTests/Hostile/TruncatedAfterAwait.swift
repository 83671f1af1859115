struct A { func b() { c() } }
await