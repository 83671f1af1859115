import struct Dates.PriceDate
struct Catalog { let date: PriceDate }
