protocol SessionStoring: AnyObject {
  var user: String? { get }
  func clear()
}
