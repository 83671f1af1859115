struct C { let a: [A] }
