let a = ¿¢not a quote¿¢
func b() ‡Åª ‡ÅΩ
