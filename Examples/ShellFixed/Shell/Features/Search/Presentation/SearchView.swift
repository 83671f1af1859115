import SwiftUI

struct SearchView: View {
  let viewModel: SearchViewModel

  @State private var term = ""

  var body: some View {
    List {
      switch viewModel.state {
      case .idle: suggestions
      case .searching: ProgressView()
      case .found(let species): rows(for: species)
      case .nothing(let term): EmptyState(text: "No shell answers to “\(term)”.")
      case .failed(let message): EmptyState(text: message)
      }
    }
    .searchable(text: $term, prompt: "Name or shape")
    .onSubmit(of: .search) { submit(term) }
    .navigationTitle("Search")
  }

  private var suggestions: some View {
    Section("Lately") {
      ForEach(viewModel.recent.terms, id: \.self) { term in
        Button(term) { submit(term) }
      }
    }
  }

  private func rows(for species: [Species]) -> some View {
    ForEach(species) { species in
      Button {
        viewModel.select(species)
      } label: {
        HStack {
          RarityDot(rarity: species.rarity)
          Text(species.displayName)
          Spacer()
          Text(species.firstRecordedBy).font(.caption)
        }
      }
    }
  }

  private func submit(_ term: String) {
    Task { await viewModel.submit(term) }
  }
}

private struct RarityDot: View {
  @Environment(\.self) private var environment

  let rarity: Rarity

  var body: some View {
    Circle()
      .fill(Color.rarity(rarity).resolve(in: environment))
      .frame(width: 8, height: 8)
  }
}

private struct EmptyState: View {
  let text: String

  var body: some View {
    Text(text).foregroundStyle(.secondary)
  }
}

extension Color {
  fileprivate static func rarity(_ rarity: Rarity) -> Color {
    switch rarity {
    case .common: .gray
    case .uncommon: .teal
    case .rare: .purple
    }
  }
}
