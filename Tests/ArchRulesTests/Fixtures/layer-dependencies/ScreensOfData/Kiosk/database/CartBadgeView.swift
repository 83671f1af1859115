final class CartBadgeView: KioskBadge {}  // expect: layer-dependencies
