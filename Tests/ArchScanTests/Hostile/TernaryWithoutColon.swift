func a() { let b = c ? d ; e(f ? g, h ? ) ; i ? : j }
class After { func a() { b() } }
