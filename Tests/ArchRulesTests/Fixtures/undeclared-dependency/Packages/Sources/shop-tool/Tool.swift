import Catalog
import Networking
import Money // expect: undeclared-dependency "'shop_tool' imports 'Money', which 'Package.swift' does not list for it"
@main struct Tool { static func main() {} }
