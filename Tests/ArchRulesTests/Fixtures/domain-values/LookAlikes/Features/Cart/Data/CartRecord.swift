final class CartRecord { var id = 0 }
