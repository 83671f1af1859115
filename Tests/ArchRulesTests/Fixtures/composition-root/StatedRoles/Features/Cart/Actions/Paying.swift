@UseCase final class Paying: Executable {
  func run() {}
}

// One of the conditions is not enough.
final class Saving: Executable {
  func run() {}
}
