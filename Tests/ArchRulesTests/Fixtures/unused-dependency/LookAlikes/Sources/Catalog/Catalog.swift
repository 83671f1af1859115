import Dates
import GRDB
struct Catalog { let date: PriceDate }
