/// What the name of a Swift file ends with.
package enum SwiftFileName {
  package static func matches(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    let ending = ".swift".utf8
    return name.suffix(ending.count).elementsEqual(ending)
  }
}
