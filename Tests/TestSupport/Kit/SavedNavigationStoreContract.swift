import Foundation
public import Launches
import Testing

/// What every store of the saved navigation does.
public enum SavedNavigationStoreContract {
    public static let rules: [ContractRule<any SavedNavigationStore>] = [
        ContractRule("U10: there is nothing before something is saved") { store in
            #expect(try store.take(of: one) == nil)
            try store.remove()
            #expect(try store.take(of: one) == nil)
        },
        ContractRule("U10: what was saved is taken once, byte for byte") { store in
            for navigation in [Data(), Data([0]), Data("{}".utf8), Data([0, 0xFF, 0, 0xC3])] {
                try store.save(navigation, of: one)
                #expect(try store.take(of: one) == navigation)
                #expect(try store.take(of: one) == nil)
            }
        },
        ContractRule("P4: another account's takes the place of what was kept") { store in
            try store.save(Data("mine".utf8), of: one)
            try store.save(Data("yours".utf8), of: two)
            #expect(try store.take(of: one) == nil)
            #expect(try store.take(of: two) == Data("yours".utf8))
        },
        ContractRule("U8: what was removed is gone, whosever it was") { store in
            try store.save(Data("mine".utf8), of: one)
            try store.remove()
            #expect(try store.take(of: one) == nil)
        },
        ContractRule("P4: accounts are told apart by every byte") { store in
            for saver in Awkward.texts {
                try store.save(Data(saver.utf8), of: AccountID(saver))
                for other in Awkward.texts where !other.isSameText(as: saver) {
                    #expect(try store.take(of: AccountID(other)) == nil, "\(saver), \(other)")
                }
                #expect(try store.take(of: AccountID(saver)) == Data(saver.utf8), "\(saver)")
            }
        },
    ]

    private static let one = AccountID("1")
    private static let two = AccountID("2")
}
