struct Views {}
