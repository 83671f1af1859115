// Both ways by decision.
struct Model { let text: TextPart? }
