protocol StakeServing {
  func rate() -> Int
}
