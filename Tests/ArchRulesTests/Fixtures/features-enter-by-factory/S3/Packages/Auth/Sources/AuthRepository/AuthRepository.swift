import StatusRepository  // expect: features-enter-by-factory "feature 'Auth' imports 'StatusRepository'"

public actor AuthRepository {
  let status = StatusRepository()
}
