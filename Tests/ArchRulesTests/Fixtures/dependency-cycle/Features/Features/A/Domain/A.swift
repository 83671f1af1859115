struct A { let b: B? }  // expect: dependency-cycle "cycle between features: 'B' → 'C' → 'A' → 'B'"
