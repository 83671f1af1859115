import SwiftSyntaxMacros
struct PriceMacro {}
