import Foundation
public struct PriceDate { let date: Date }
