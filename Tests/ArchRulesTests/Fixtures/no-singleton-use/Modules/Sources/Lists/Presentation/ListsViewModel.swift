import Engine
import Logging

// Of a library: what the other module calls so, nobody sees here.
let logger = makeLogger()

final class ListsViewModel {
  func load() {
    logger.log("load")
    tracker.log("load")  // expect: no-singleton-use "'tracker'"
    reporter.log("load")  // expect: no-singleton-use "'reporter'"
    monitor.log("load")  // expect: no-singleton-use "'monitor'"
  }
}
