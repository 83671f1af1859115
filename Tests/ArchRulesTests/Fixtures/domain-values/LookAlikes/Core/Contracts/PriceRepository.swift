protocol PriceRepository { func price() -> Int }
class Session { var user = "" }
