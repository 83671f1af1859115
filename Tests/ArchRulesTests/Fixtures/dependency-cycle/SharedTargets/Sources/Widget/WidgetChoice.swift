struct WidgetChoice { let account: AccountEntity }
