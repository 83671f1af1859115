import Foundation

protocol LibraryInterface { func load() }
final class LibraryInterfaceWrapper: LibraryInterface { func load() {} }
struct Importer {
  init(library: LibraryInterface = LibraryInterfaceWrapper()) {} // expect: composition-root "'LibraryInterfaceWrapper' as a default argument"
}

protocol RowParsing { func parse(_ text: String) -> [String] }
final class RowParser: RowParsing { func parse(_ text: String) -> [String] { [] } }
struct Reader {
  init(parser: any RowParsing = RowParser()) {}
}
