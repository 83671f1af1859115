import SwiftUI

final class LoadConfigUseCase {  // expect: boot-depth "use case 'LoadConfigUseCase' is declared in boot"
  func execute() {}
}

protocol ConfigRepository {  // expect: boot-depth
  func load()
}

struct SplashView: View {  // expect: boot-depth "view 'SplashView'"
  var body: some View { Text("") }
}

struct Account: Identifiable {  // expect: boot-depth "entity 'Account'"
  let id: Int
}

extension LoadConfigUseCase {}
