protocol Clocking { func now() -> Int }
