// Generated using Sourcery 2.2.5 — DO NOT EDIT
struct SessionCopies {
  let endpoint: AuthEndpoint
}
