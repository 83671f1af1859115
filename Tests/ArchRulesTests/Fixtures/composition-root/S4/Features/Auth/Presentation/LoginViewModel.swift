import SwiftUI

final class LoginViewModel: ObservableObject {
  private let login: LoginUseCase
  init(login: LoginUseCase) { self.login = login }
  func submit() {}
}

struct RowViewModel: Identifiable {
  let id: String
  var title: String { id }
}

struct LoginView: View {
  @StateObject private var model = LoginViewModel(login: LoginUseCase())  // expect: composition-root, composition-root
  private let row = RowViewModel(id: "1")
  var body: some View { RowView(row: row) }
}

struct OtherView: View {
  @StateObject private var model: LoginViewModel
  init(make: @escaping () -> LoginViewModel) {
    _model = StateObject(wrappedValue: make())
  }
  var body: some View { LoginView() }
}

struct RowView: View {
  let row: RowViewModel
  var body: some View { Text(row.title) }
}

// What the system asks for by its own protocols.
struct CameraView: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject {
    func pick() {}
  }
}

struct LatestProvider: TimelineProvider {
  func snapshot() async {}
}

struct LatestWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "latest", provider: LatestProvider()) }
}

final class SyncOperation: Operation {
  func cancelAll() {}
}

final class Syncer {
  func sync() { OperationQueue.main.addOperation(SyncOperation()) }
}

struct LoginView_Previews: PreviewProvider {
  static var previews: some View { OtherView(make: { LoginViewModel(login: LoginUseCase()) }) }
}

#Preview {
  OtherView(make: { LoginViewModel(login: LoginUseCase()) })
}

extension LoginViewModel {
  static var preview: LoginViewModel { LoginViewModel(login: LoginUseCase()) }
  static func mock() -> LoginViewModel { LoginViewModel(login: LoginUseCase()) }
}

#if DEBUG
  let sample = LoginViewModel(login: LoginUseCase())
#else
  func sampled() -> LoginUseCase { LoginUseCase() }  // expect: composition-root
#endif
