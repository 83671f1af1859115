struct AccountEntity { let id: Int }

struct ListQuery { let choice: WidgetChoice }
