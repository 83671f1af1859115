// The root of a path is the type, not the name around it.
func codes() -> Any { \Stored.Ticket.code }  // expect: layer-dependencies
