@_exported import Dates
@_exported import Money
