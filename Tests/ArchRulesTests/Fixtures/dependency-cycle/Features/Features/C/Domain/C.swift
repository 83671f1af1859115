struct C { let a: [A] }  // expect: dependency-cycle "cycle between features: 'A' → 'B' → 'C' → 'A'"
