// What is called as the folder of all features is none of them.
struct RootTitle { let text: String }
