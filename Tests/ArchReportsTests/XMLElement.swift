import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML as a parser understands it.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  var children: [XMLElement] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The outermost element, or `nil` when it is not XML.
  static func parse(_ bytes: [UInt8]) -> XMLElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    return parser.parse() ? reader.root.children.first : nil
  }

  /// This element and all below.
  func all(_ name: String) -> [XMLElement] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    let root = XMLElement("", [:])
    private lazy var open = [root]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = XMLElement(name, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { open.last?.text += characters }
  }
}
