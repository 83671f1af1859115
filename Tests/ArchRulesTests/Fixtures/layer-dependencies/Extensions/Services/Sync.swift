// A layer of extensions, which all may use, is no home for the value.
struct Sync {
  let state: SyncState  // expect: layer-dependencies
}
