import Harbours

// What is private to another file is not what is meant: this one is the module's.
final class HarbourModel {
  func show() async { harbour.open() }
}
