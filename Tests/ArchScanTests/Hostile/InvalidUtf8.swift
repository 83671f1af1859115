let a€b = cÿ.d()
struct Ã { func â‚() { ðŸ("þ") } }
// ÿ
/* À¯ */ let `ÿ` = /ÿ"/
