final class Reachability {  // expect: feature-shape
  var isOnline = true
}
