enum A { case ; case a( ; case b = ; case c, ; case d e ; case f(g: ) h ; case 1 }
class After { func a() { b() } }
