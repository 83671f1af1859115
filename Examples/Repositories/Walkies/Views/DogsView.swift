import SwiftUI

struct DogsView: View {
  let dogs: DogRepository

  var body: some View {
    ForEach((try? dogs.dogs()) ?? [], id: \.self) { Text($0) }
  }
}
