struct Bootstrapper {
  let router: LaunchRouting
}
