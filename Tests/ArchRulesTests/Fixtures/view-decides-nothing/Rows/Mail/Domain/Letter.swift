struct Letter: Identifiable {
  let id: Int
  let pages: Int
  let isSealed: Bool
  let isSigned: Bool
}
