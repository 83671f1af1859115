struct Delay {
  let work: Work  // expect: domain-concurrency
}

struct Turn {
  let isMain = Thread.isMainThread  // expect: domain-concurrency "uses 'Thread'"
  let thread: Thread
  func wait() {
    Thread.sleep(forTimeInterval: 1)  // expect: domain-concurrency "uses 'Thread'"
  }
}
