@MainActor @Observable public final class Model { public private(set) var items: [Item] = [] ; @ObservationIgnored private let store: any Store
  init(store: any Store = LiveStore.shared) { self.store = store } ; func load() async { do { items = try await store.all().filter { $0.on && !$0.hidden }.sorted(using: KeyPathComparator(\.name)) } catch is CancellationError { } catch { log.error("failed: \(error.localizedDescription, privacy: .public)") } } }
public struct Screen: View {
  @State private var model: Model ; @Environment(\.dismiss) private var dismiss ; @FocusState private var focus: Field?
  private enum Field: Hashable { case name, mail }
  public var body: some View {
    NavigationStack(path: $model.path) {
      List(model.items, id: \.id, selection: $selection) { item in
        if let subtitle = item.subtitle { Row(item, subtitle) } else { Row(item) }
        Button { Task { await model.load() } } label: { Label("Reload", systemImage: "arrow") }.disabled(model.busy || item.off)
      }
      .overlay { if model.items.isEmpty { ContentUnavailableView("None", systemImage: "x") } }
      .task(id: model.query) { await model.load() }
      .sheet(item: $model.sheet) { [model] sheet in switch sheet { case .a(let x): A(x) ; case .b: B() } }
      #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
      #endif
      .onChange(of: focus) { old, new in withAnimation(.easeIn(duration: 0.2)) { offset = new == nil ? .zero : CGSize(width: 1, height: 2) } }
    }
  }
}
