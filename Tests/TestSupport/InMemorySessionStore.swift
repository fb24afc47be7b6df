import Foundation
public import Launches
public import StoreErrors

/// The session in memory.
public final class InMemorySessionStore: SessionStore {
    private var session: Session?

    public init() {}

    public func load() throws(StoreError) -> Session? { session }

    public func save(_ session: Session) throws(StoreError) {
        self.session = session
        self.session?.loggedOutAt = session.loggedOutAt?.inMilliseconds
    }
}
