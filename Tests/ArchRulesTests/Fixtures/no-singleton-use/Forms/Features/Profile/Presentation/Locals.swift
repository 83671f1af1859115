final class Locals {
  func early() {
    let first = 1
    let second = 2
    print(first, second)
  }

  func hidden(log: Log) {
    let analytics = log
    analytics.track("local")
  }

  func late() {
    let third = 3
    analytics.track("\(third)")  // expect: no-singleton-use "'analytics'"
  }

  // Private to another file.
  func other() { metrics.track("not that one") }
}
