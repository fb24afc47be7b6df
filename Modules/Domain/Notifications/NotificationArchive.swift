/// Stores received notifications, so that one without a link has a page to open.
///
/// Every function throws ``NotificationArchiveError/unavailable(reason:)`` if the database cannot be used.
public protocol NotificationArchive: Sendable {
    /// Keeps a notification; one of the same id is replaced.
    func save(_ notification: ArchivedNotification) async throws(NotificationArchiveError)

    /// The notification of that id, or nil if there is none.
    func notification(id: String) async throws(NotificationArchiveError) -> ArchivedNotification?

    /// The newest notifications first, of equal dates by falling id.
    func notifications(limit: Int) async throws(NotificationArchiveError) -> [ArchivedNotification]

    /// Deletes everything, for a sign-out.
    func removeAll() async throws(NotificationArchiveError)
}

/// Why the archive could not be read or written.
public enum NotificationArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database could not be used; `reason` is for the log.
    case unavailable(reason: String)
    /// The disk refused: it is full, fails or is not available yet. The call may be repeated.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .unavailable(let reason), .refused(let reason): reason
        }
    }
}
