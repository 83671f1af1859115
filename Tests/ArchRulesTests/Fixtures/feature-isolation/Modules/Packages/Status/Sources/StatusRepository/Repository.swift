public final class StatusRepository {}
