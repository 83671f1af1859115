func g<<h>() {}
struct A<<B> {}
