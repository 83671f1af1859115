protocol Thing {
  func thing()
}

protocol Other {
  var twice: Twice? { get }  // expect: layer-dependencies "layer 'contracts' uses 'Twice' from layer 'infrastructure'"
  func remote() -> RemoteThing  // expect: layer-dependencies "layer 'contracts' uses 'RemoteThing'"
}
