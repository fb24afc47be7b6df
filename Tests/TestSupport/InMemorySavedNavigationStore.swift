public import Foundation
public import Launches
public import StoreErrors

/// The saved navigation in memory.
public final class InMemorySavedNavigationStore: SavedNavigationStore {
    private var kept: (navigation: Data, account: AccountID)?

    public nonisolated init() {}

    public func save(_ navigation: Data, of account: AccountID) throws(StoreError) {
        kept = (navigation, account)
    }

    public func take(of account: AccountID) throws(StoreError) -> Data? {
        guard let kept, kept.account == account else { return nil }
        self.kept = nil
        return kept.navigation
    }

    public func remove() throws(StoreError) { kept = nil }
}
