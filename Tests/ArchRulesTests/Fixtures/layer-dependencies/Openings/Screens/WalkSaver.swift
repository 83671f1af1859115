final class WalkSaver {
  func save(_ walk: Walk) { print(WalkDTO(walk_name: walk.name)) }  // expect: layer-dependencies
}
