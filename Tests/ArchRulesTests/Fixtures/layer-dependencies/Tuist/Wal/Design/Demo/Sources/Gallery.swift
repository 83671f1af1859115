import Design
import HomeData // expect: layer-dependencies "layer 'design' imports 'HomeData'"

struct Gallery {}
