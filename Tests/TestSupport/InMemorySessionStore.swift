import Foundation
public import Launches

/// The session in memory.
public final class InMemorySessionStore: SessionStore {
    private var session: Session?

    public init() {}

    public func load() throws(LaunchStoreError) -> Session? { session }

    public func save(_ session: Session) throws(LaunchStoreError) {
        self.session = session
        self.session?.loggedOutAt = session.loggedOutAt?.inMilliseconds
    }
}
