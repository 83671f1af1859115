import SwiftUI

final class FindsViewModel {
  private let load: LoadFindsUseCase
  private let status: Status
  private let finds: [Find]
  private let reachability: Reachability
  private let scanner: Scanner
  private let sessions: any SessionRepository
  private let generic: Box<KeychainSessionRepository>
  init(load: LoadFindsUseCase, status: Status, reachability: Reachability, scanner: Scanner) {}
  // let commented: KeychainSessionRepository
  let text = "let quoted: KeychainSessionRepository"
  let type: KeychainSessionRepository.Type
  let make: () -> KeychainSessionRepository
}

struct FindsView: View {
  @ObservedObject var viewModel: FindsViewModel
  let find: Find
  init(viewModel: FindsViewModel) {}
}

struct Box<Value> {}

final class Generic<KeychainSessionRepository> {
  let value: KeychainSessionRepository
  init(value: KeychainSessionRepository) { self.value = value }
}

enum Own {
  final class KeychainSessionRepository {}
  struct User { let sessions: KeychainSessionRepository }
}

#if DEBUG
  struct Debug { let sessions: KeychainSessionRepository }
#endif
