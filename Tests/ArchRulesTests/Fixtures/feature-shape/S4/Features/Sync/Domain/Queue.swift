struct Queue {}
