struct OldView { let row: CartRow; let order: OrderRow }
