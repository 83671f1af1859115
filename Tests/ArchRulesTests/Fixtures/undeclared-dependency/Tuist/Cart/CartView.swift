import Design
import StoreKit
import SwiftUI
public struct CartView: View { public var body: some View { Text("") } }
