import SwiftUI

struct CartScreen: View { var body: some View { Text("") } }
