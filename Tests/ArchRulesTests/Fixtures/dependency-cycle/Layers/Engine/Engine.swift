struct Engine { let screen: Screen? }
