func name(_ model: NamedModel, _ tracker: EventTracking) {
  print("model.tracker = tracker", #"model.tracker = \#(tracker)"#)
  print("""
    model.tracker = tracker
    """)
}
