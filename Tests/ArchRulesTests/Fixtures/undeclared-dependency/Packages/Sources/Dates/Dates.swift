import Money
public struct PriceDate { let price: Money }
