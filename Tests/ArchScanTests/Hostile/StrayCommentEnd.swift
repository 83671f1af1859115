func a() { b() */ c() }
*/ func d() {}
