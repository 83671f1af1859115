final class Container {
  let thing = RemoteThing()
  let endpoint = AuthEndpoint.login
}
