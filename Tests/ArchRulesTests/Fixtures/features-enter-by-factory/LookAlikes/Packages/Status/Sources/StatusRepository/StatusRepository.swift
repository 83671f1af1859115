import StatusInterface

public actor StatusRepository {}
