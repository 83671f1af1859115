#if { A }
#endif }
#sourceLocation(
#warning("
#error(}
#line 1 "a {"

class After { func a() { b() } }
