extension Walk {
  func address() -> String { Hosts.images + name }  // expect: layer-dependencies
}
