// The first function of a file hides a name as well as any other.
func show(Current: Card) -> Any { Current.environment }

func list(_ cards: [Card]) -> Any {
  let Current = cards[0]
  return Current.environment
}

func track() {
  Current.analytics.track("card")  // expect: no-service-locator "'Current.analytics' pulls"
  let Current = Card(container: CardContainer(title: "", image: ""), view: .init())
  _ = Current.environment
}
