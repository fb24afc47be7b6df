extension NotificationPayload {
    /// Whether the system reads a key of `aps`. A Live Activity's sound stands in its alert.
    public func isSystemKey(_ key: String) -> Bool {
        Self.appleKeys.contains(key) || liveActivity != nil && key == "aps.alert.sound"
    }

    /// The keys that the system reads, `aps.alert.title` for one within an object. Apple, "Generating a remote
    /// notification"; for `event` to `attributes`, "Starting and updating Live Activities with ActivityKit push
    /// notifications".
    public static let appleKeys =
        [
            "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
            "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "url-args",
            "event", "timestamp", "content-state", "stale-date", "dismissal-date", "attributes-type", "attributes",
            "input-push-token", "input-push-channel", "content-changed",
        ].map { "aps.\($0)" }
        + [
            "title", "subtitle", "body", "title-loc-key", "title-loc-args", "subtitle-loc-key", "subtitle-loc-args",
            "loc-key", "loc-args", "launch-image", "action", "action-loc-key", "summary-arg", "summary-arg-count",
        ].map { "aps.alert.\($0)" }
        + ["critical", "name", "volume"].map { "aps.sound.\($0)" }
}
