struct CartRow {}
struct OrderRow {}
struct RowLegacy {}
