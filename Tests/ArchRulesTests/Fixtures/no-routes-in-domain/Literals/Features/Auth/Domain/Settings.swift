// What begins as true or false is a flag, though no type is written.
struct Settings {
  var shouldShowOnboarding = false  // expect: no-routes-in-domain
  var shouldOpenLogin = true  // expect: no-routes-in-domain
  // What is, or what there is, leads nowhere.
  var isFullScreen = false
  var hasTouchScreen = true
}
