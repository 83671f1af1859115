func a(b: [C) { d(e[f}) ] } ) { ( ] } [ ) }
class After { func a() { b() } }
