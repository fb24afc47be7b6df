/// How a tap goes on whose target shows what is not on the device yet. A route says so with its `missing`.
public enum MissingContent: Sendable {
    /// Its screen opens at once and fetches it, as ``ScreenSource/fetch()`` does.
    case loadedByScreen
    /// The tap waits for it, no longer than that. Then, or if the backend gives no answer, its screen opens and fetches
    /// it. Any other error opens nothing, and an alert says why.
    case awaited(atMost: Duration, fetch: @MainActor @Sendable () async throws(RouteError) -> Void)
}
