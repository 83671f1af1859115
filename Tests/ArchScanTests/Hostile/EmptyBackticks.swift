let `` = `` + ``.``()
struct `` { func ``() { `` { } } }
