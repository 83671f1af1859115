final class Exporter {}  // expect: feature-shape
