struct SessionCopies {
  let endpoint: AuthEndpoint
}
