final class Trip {  // expect: domain-values
  var title: String = ""
}
