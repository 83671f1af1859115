struct Twice {}
