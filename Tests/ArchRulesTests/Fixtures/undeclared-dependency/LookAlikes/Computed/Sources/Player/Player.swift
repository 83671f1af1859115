import Sound
struct Player { let sound: Sound }
