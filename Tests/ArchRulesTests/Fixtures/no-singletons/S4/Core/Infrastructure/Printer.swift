final class Printer {
  func print() {}
}
