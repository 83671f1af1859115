public struct PriceDate {}
