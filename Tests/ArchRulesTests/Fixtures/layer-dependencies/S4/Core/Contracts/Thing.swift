protocol Thing {
  func thing()
}

protocol Other {
  var twice: Twice? { get }
  func remote() -> RemoteThing  // expect: layer-dependencies "layer 'contracts' uses 'RemoteThing'"
}
