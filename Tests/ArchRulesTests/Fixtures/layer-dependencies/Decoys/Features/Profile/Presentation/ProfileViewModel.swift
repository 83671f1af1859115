final class ProfileViewModel {
  let store: ProfileStoreImpl  // expect: layer-dependencies
  let cache: ProfileCacheImpl  // expect: layer-dependencies
  let reader: ProfileReaderImpl  // expect: layer-dependencies
  let alias: Loader  // expect: layer-dependencies
}
