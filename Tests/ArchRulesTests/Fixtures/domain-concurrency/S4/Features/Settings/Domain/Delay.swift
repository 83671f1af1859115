struct Delay {
  let work: Work  // expect: domain-concurrency
}
