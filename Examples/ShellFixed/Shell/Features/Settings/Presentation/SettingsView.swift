import SwiftUI

struct SettingsView: View {
  enum Section: Hashable {
    case reminder
    case account
  }

  let viewModel: SettingsViewModel

  @State private var isEditingReminder = false

  var body: some View {
    List {
      switch viewModel.state {
      case .loading: ProgressView()
      case .loaded(let settings): rows(for: settings)
      case .failed(let message): Text(message)
      }
      SwiftUI.Section {
        Button("Help") { viewModel.askForHelp() }
        Button("Sign out", role: .destructive) { viewModel.signOut() }
      }
      .id(Section.account)
    }
    .navigationTitle("Settings")
    .task { viewModel.load() }
  }

  private func rows(for settings: Settings) -> some View {
    SwiftUI.Section("Reminder") {
      Button(settings.reminder.summary) { isEditingReminder = true }
    }
    .id(Section.reminder)
    .sheet(isPresented: $isEditingReminder) {
      ReminderSheet(reminder: settings.reminder, onSave: viewModel.change)
    }
  }
}

private struct ReminderSheet: View {
  @Environment(\.dismiss) private var dismiss

  @State var reminder: ReminderSchedule
  let onSave: (ReminderSchedule) -> Void

  var body: some View {
    NavigationStack {
      HourStepper(hour: $reminder.hour)
        .padding()
        .toolbar {
          Button("Save") {
            onSave(reminder)
            dismiss()
          }
        }
    }
  }
}

private struct HourStepper: View {
  @Binding var hour: Int

  var body: some View {
    Stepper("At \(hour):00", value: $hour, in: 0...23)
  }
}
