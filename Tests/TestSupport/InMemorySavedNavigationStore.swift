public import Foundation
public import Launches

/// The saved navigation in memory.
public final class InMemorySavedNavigationStore: SavedNavigationStore {
    private var kept: (navigation: Data, account: AccountID)?

    public nonisolated init() {}

    public func save(_ navigation: Data, of account: AccountID) throws(LaunchStoreError) {
        kept = (navigation, account)
    }

    public func take(of account: AccountID) throws(LaunchStoreError) -> Data? {
        guard let kept, kept.account == account else { return nil }
        self.kept = nil
        return kept.navigation
    }

    public func remove() throws(LaunchStoreError) { kept = nil }
}
