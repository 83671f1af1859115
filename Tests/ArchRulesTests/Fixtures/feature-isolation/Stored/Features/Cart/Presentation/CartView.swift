import CoreData
import SwiftUI

struct CartView: View {
  let line: CartLine
  var body: some View { Text("") }
}

// Among contracts another rule would tell of it next.
final class CartRecord: NSManagedObject {
  var count = 0
}
