struct Kept {
  typealias Session = URLSessionConfiguration
}
