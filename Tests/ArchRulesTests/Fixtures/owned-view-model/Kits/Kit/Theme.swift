// Observed, and nobody's view model.
@Observable
final class ThemeModel {
  var isDark = false
}
