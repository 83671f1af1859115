import Foundation
public struct Money { public let amount: Decimal }
