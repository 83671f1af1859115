// Newer than the oldest systems of Package.swift.
func large() -> Int128 { 1 }  // expect: 'Int128' is only available in
