struct Engine { let screen: Screen? }  // expect: dependency-cycle "cycle between layers"
