let a = \ , b = \. , c = \A. , d = \[ , e = \.f?? ?? \G.h , i = \(j , k = \#l

class After { func a() { b() } }
