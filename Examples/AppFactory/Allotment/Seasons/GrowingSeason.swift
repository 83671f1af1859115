enum GrowingSeason {
  case spring, summer, autumn, winter
}
