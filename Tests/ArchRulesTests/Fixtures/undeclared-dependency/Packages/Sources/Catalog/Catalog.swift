import Money
import struct Dates.PriceDate // expect: undeclared-dependency
@_implementationOnly import Networking // expect: undeclared-dependency
import Logging // expect: undeclared-dependency "'Catalog' imports 'Logging', which 'Package.swift' does not list for it"
struct Catalog { let prices: [Money]; let date: PriceDate }
