final class Cache {
  var value = 0
}
