import SwiftUI

struct SpeciesDetailView: View {
  let species: Species

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        AsyncImage(url: SpeciesEndpoint.photo(of: species.id)) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          ProgressView()
        }
        Text(species.latinName).italic()
        LabeledContent("Size", value: size)
        LabeledContent("First recorded by", value: species.firstRecordedBy)
      }
      .padding()
    }
  }

  private var size: String {
    let range = species.size.millimetres
    return String(localized: "\(range.lowerBound) to \(range.upperBound) mm")
  }
}

struct SpeciesDetailView_Previews: PreviewProvider {
  static var previews: some View {
    SpeciesDetailView(
      species: Species(
        id: "cowrie", displayName: "Spotted cowrie", latinName: "Trivia monacha", rarity: .uncommon,
        size: .init(millimetres: 8...15), population: 40_000, protectedSince: nil,
        firstRecordedBy: "Ada Strand"))
  }
}
