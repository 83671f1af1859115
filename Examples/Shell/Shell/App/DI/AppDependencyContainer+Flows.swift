import Foundation
import UIKit

extension AppDependencyContainer: CoordinatorFactory {
  func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
    AppCoordinator(window: window, factory: self)
  }

  func makeAuthCoordinator(
    navigation: UINavigationController, onSignedIn: @escaping () -> Void
  ) -> any Coordinator {
    AuthCoordinator(navigation: navigation, factory: self, onSignedIn: onSignedIn)
  }

  func makeProfileCoordinator(navigation: UINavigationController) -> any Coordinator {
    ProfileCoordinator(navigation: navigation, factory: self, formatter: LocalizedFindFormatter())
  }

  func makeSearchCoordinator(navigation: UINavigationController) -> any Coordinator {
    SearchCoordinator(navigation: navigation, factory: self)
  }

  func makeSettingsCoordinator(
    navigation: UINavigationController, onSignedOut: @escaping () -> Void
  ) -> any Coordinator {
    SettingsCoordinator(navigation: navigation, factory: self, onSignedOut: onSignedOut)
  }
}

extension AppDependencyContainer: AuthFlowFactory {
  func makeSignInViewModel(onOutcome: @escaping (SignInOutcome) -> Void) -> SignInViewModel {
    let signIn = SignInUseCase(auth: RemoteAuthRepository(client: client), sessions: sessions)
    return SignInViewModel(signIn: signIn, analytics: analytics, onOutcome: onOutcome)
  }
}

extension AppDependencyContainer: ProfileFlowFactory {
  func makeProfileViewModel(onSelect: @escaping (Find) -> Void) -> ProfileViewModel {
    let finds = RemoteFindRepository(client: client, uploads: uploads)
    return ProfileViewModel(
      loadProfile: LoadProfileUseCase(sessions: sessions, finds: finds),
      attachPhoto: AttachPhotoUseCase(photos: photos, finds: finds),
      onSelect: onSelect
    )
  }

  func makeUploadMonitor() -> UploadMonitor {
    UploadMonitor(uploads: uploads)
  }

  func makeFindDetail(for find: Find, delegate: any FindDetailDelegate) -> UIViewController {
    let controller = FindDetailViewController(find: find, formatter: LocalizedFindFormatter())
    controller.delegate = delegate
    controller.analytics = analytics
    return controller
  }
}

extension AppDependencyContainer: SearchFlowFactory {
  func makeSearchViewModel(delegate: any SearchViewModelDelegate) -> SearchViewModel {
    let search = SearchSpeciesUseCase(species: RemoteSpeciesRepository(client: client))
    return SearchViewModel(search: search, delegate: delegate)
  }
}

extension AppDependencyContainer: SettingsFlowFactory {
  func makeSettingsViewModel(onSignedOut: @escaping () -> Void) -> SettingsViewModel {
    let settings = StoredSettingsRepository(store: store)
    return SettingsViewModel(
      settings: settings,
      updateReminder: UpdateReminderUseCase(settings: settings),
      sessions: sessions,
      onSignedOut: onSignedOut
    )
  }
}
