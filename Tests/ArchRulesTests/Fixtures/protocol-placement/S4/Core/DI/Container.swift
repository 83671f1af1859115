final class Container {
  let cache: Cache = MemoryCache()
}
