#if A
  #if B
    import C
  #elseif D
    @testable import E
  #endif
  class F {
    #if G
      #if H
      func i() {
        #if J
          k() ; if l { m() }
        #else
          #if N
            o()
          #endif
        #endif
      }
      #endif
    #else
      var p: Q {
        #if R
          s()
        #else
          get { t() }
        #endif
      }
    #endif
  }
#endif
import U
