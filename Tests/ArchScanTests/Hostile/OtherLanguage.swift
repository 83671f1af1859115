#include <stdio.h>
@interface A : NSObject
- (void)b:(int)c;
@end
int main(int argc, char **argv) { printf("%s\n", 'x'); return 0; }
