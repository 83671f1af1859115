import Logging
import Metrics
import Money // expect: undeclared-dependency "'Networking' imports 'Money', which 'Package.swift' does not list for it"
public struct Client { let price: Money }
