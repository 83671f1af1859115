<?xml version="1.0"?>
<plist version="1.0"><dict><key>a</key><!-- } --></dict></plist>
