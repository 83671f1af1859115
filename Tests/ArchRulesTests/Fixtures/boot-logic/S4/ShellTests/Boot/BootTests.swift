func test() {
  if 1 > 2 {}
}
