...
..
.
.a.
..b()
.c..d()
e.
f. 
()
g?.
h!.
class After { func a() { b() } }
