struct UpdateReminderUseCase: Sendable {
  let settings: any SettingsRepository

  func execute(_ reminder: ReminderSchedule) -> Result<Settings, any Error> {
    guard reminder.isValid else { return .failure(ReminderError.impossibleTime) }
    return Result {
      var changed = try settings.settings()
      changed.reminder = reminder
      try settings.save(changed)
      return changed
    }
  }
}
