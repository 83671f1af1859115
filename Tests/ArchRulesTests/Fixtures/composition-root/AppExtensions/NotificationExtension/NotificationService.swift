import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
  private let decorator = PushDecorator()
}
