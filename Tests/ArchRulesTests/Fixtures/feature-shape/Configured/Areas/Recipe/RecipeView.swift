import SwiftUI

struct RecipeView: View {
  var body: some View { Text("Recipe") }
}
