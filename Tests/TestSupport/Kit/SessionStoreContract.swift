import Foundation
public import Launches
import Testing

/// What every session store does.
public enum SessionStoreContract {
    public static let rules: [ContractRule<any SessionStore>] = [
        ContractRule("there is no session before the first is saved") { store throws in
            #expect(try store.load() == nil)
        },
        ContractRule("a session comes back as it was saved, the last one") { store in
            let sessions = [
                Session(account: AccountID("1"), hasOnboarded: true),
                Session(account: nil, hasOnboarded: false),
                Session(account: nil, hasOnboarded: true, loggedOutAt: Date(timeIntervalSince1970: 1_800_000_000.25)),
                Session(account: AccountID("2"), token: SessionToken("e30.eyJleHAiOjF9."), hasOnboarded: true),
                Session(account: AccountID("2"), token: SessionToken("another"), hasOnboarded: true),
                Session.signedIn.changed { $0.hasLock = true },
                Session.signedIn.changed { $0.nonce = LinkNonce("0a") },
                Session.signedOut.changed { $0.needsSignOutCleanup = true },
                Session(account: nil, hasOnboarded: true),
            ]
            for session in sessions {
                try store.save(session)
                #expect(try store.load() == session)
            }
        },
        ContractRule("any account comes back as it went in, and any date to the millisecond") { store in
            for text in Awkward.texts {
                for date in Awkward.dates {
                    let (account, token) = (AccountID(text), SessionToken(text))
                    try store.save(
                        Session(account: account, token: token, hasOnboarded: true, loggedOutAt: date + 0.0002))
                    let found = try store.load()
                    #expect(text.isSameText(as: found?.account?.description), "\(text)")
                    #expect(text.isSameText(as: found?.token?.text), "\(text)")
                    #expect(found?.loggedOutAt == date)
                }
            }
        },
    ]
}
