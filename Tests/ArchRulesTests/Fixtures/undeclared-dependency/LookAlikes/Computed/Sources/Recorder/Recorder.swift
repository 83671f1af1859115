import Sound
struct Recorder { let sound: Sound }
