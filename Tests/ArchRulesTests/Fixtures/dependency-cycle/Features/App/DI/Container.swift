final class Container {
  let coordinator = Coordinator()
  let hit: Hit? = nil
}
