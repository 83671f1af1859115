struct Band {
  let albums: [Album]
  let city: City  // expect: dependency-cycle
}
