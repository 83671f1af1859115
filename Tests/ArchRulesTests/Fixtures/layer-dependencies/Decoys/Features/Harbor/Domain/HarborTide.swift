extension Harbor {
  struct Tide { let level: Int }
}

extension Quay {  // expect: layer-dependencies
  struct Wall { let height: Int }
}
