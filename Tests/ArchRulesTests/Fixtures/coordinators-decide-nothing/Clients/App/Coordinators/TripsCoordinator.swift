import UIKit

final class TripsCoordinator {
  func start() {
    Task { for await _ in supabase.auth.authStateChanges { show() } }  // expect: coordinators-decide-nothing "coordinator 'TripsCoordinator' reaches for the network with 'supabase'"
  }

  func show() {}
}
