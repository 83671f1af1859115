public struct StatusViewModelFactory {}  // expect: app-factory-surface "second public factory"
