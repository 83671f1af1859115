final class Container {
  let formatter: LocalizedFormatter
  init(formatter: LocalizedFormatter) { self.formatter = formatter }
}
