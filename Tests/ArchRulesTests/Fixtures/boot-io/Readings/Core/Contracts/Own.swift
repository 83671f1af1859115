// A type of our own that is called like one of Foundation's.
struct NSData {
  init(contentsOf other: Int) {}
}
