public import Foundation
public import Launches
public import Notifications

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

/// A request that says what a test needs it to say.
public struct SampleRequest: LocalNotificationRequest {
    public var id: String
    public var category: String?
    public var content: LocalNotificationContent
    public var trigger: NotificationTrigger

    /// - Parameter link: where a tap leads.
    public init(
        _ id: String = "topic", after trigger: NotificationTrigger = .timeInterval(60), category: String? = nil,
        link: String? = nil
    ) {
        self.id = id
        self.category = category
        self.trigger = trigger
        content = LocalNotificationContent(
            title: "Title", body: "Body", sound: "default", custom: link.map { ["deepLink": $0] } ?? [:])
    }
}

extension Arrival {
    /// When samples arrive.
    public static let sampleDate = Date(timeIntervalSince1970: 1_800_000_000)

    /// One that arrives then.
    public static func sample(
        _ id: LaunchRecord.ID, _ purpose: Purpose = .link, order: Int64? = nil, owner: AccountID? = .one,
        isSwitchable: Bool = false, deliveredBefore age: TimeInterval = 0, attempts: Int = 0
    ) -> Arrival {
        let delivered = sampleDate - age
        return Arrival(
            id: id, order: order, owner: owner, deliveredAt: delivered,
            expiresAt: delivered + (purpose == .action ? TimeToLive.action : TimeToLive.navigation), purpose: purpose,
            isSwitchable: isSwitchable, attempts: attempts)
    }
}

extension AccountID {
    public static let one = AccountID("1")
    public static let two = AccountID("2")
}
