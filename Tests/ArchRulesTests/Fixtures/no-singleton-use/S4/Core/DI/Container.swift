final class Container {
  let errors = ErrorHandler.shared
}
