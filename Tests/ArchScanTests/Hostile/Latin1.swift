// Grüße
let größe = "ü" + ä.ö()
struct Ä { func ß() {} }
