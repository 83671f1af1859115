final class PushDecorator {
  func decorate() async {}
}
