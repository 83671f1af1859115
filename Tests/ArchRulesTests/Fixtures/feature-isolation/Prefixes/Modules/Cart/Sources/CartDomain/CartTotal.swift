public struct CartTotal { public let amount: Int }
