public import Launches

public enum Push {
    public static func item(_ id: String, for recipient: String? = nil) -> String {
        opening("item/\(id)", for: recipient)
    }

    public static func opening(_ link: String, for recipient: String? = nil) -> String {
        let named = recipient.map { #","recipient":"\#($0)""# } ?? ""
        return #"{"aps":{"alert":"x"},"deepLink":"\#(link)"\#(named)}"#
    }

    public static let silent = #"{"aps":{"content-available":1}}"#
}

extension Session {
    public static let signedIn = Session(account: AccountID("1"), hasOnboarded: true)
    public static let signedOut = Session(account: nil, hasOnboarded: true)
    public static let firstRun = Session(account: nil, hasOnboarded: false)
    public static let locked = signedIn.changed { $0.hasLock = true }

    public func changed(_ change: (inout Session) -> Void) -> Session {
        var session = self
        change(&session)
        return session
    }
}

extension SessionToken {
    /// Expired since 1970: `{"exp":1}`.
    public static let expired = SessionToken("e30.eyJleHAiOjF9.")
}
