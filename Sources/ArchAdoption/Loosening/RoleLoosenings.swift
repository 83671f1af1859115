import ArchConfig
import ArchModel

/// What a team says of its types that makes rules look at fewer of them: they are values, or no longer services.
struct RoleLoosenings {
  private let before: ConfigSide
  private let now: ConfigSide

  init(from before: ConfigSide, to now: ConfigSide) {
    self.before = before
    self.now = now
  }

  var all: [Loosening] { exempted + forgotten }

  /// Types that nobody depends on as on a component now.
  private var exempted: [Loosening] {
    added(from: before, to: now).filter { !Role($0.role).isWork }.map { statement in
      Loosening(
        .role, at: now.place(statement.location), "'roles' now says that \(statement.claim)", reach: .code([])
      )
    }
  }

  /// Types that may have been components for what was said alone.
  private var forgotten: [Loosening] {
    added(from: now, to: before).filter { Role($0.role).isWork }.map { statement in
      Loosening(
        .role, at: now.place(of: "roles", statement.role.rawValue) ?? before.place(statement.location),
        "'roles' no longer says that \(statement.claim)", reach: .code([]))
    }
  }

  /// What one side says and the other does not.
  private func added(from old: ConfigSide, to new: ConfigSide) -> [RoleStatement] {
    new.architecture.roles.filter { statement in
      !old.architecture.roles.contains { $0.covers(statement) }
    }
  }
}
