public actor MirrorRepository {}
