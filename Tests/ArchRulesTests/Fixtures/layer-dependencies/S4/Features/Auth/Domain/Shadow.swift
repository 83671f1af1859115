import ThirdPartyState

/// Nobody can make a protocol: this is the library's class of the same name.
enum Shadow {
  static func start() -> Any { Holding(initial: 3) { 4 } }
  static func named(_ holding: any Holding) {}  // expect: layer-dependencies
  static let shown: [Any] = [LoginGallery.self]  // expect: layer-dependencies
}
