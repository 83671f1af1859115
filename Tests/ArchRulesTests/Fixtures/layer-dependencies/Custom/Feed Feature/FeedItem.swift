public struct FeedItem {
  let mapper: Mapper.Type  // expect: layer-dependencies "'feature' uses 'Mapper' from layer 'api'"
  let legacy: LegacyMapper.Type
}
