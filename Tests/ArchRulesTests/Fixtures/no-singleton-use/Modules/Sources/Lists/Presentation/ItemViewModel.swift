final class ItemViewModel {
  func load() { logger.log("load") }
}
