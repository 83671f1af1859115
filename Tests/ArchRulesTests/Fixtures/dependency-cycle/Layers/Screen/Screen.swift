struct Screen {
  let engines: [Engine]  // expect: dependency-cycle "cycle between layers"
}
