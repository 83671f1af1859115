struct CartLine {
  let count: Int
}
