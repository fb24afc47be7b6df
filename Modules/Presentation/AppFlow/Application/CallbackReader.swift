import Foundation
import Launches
import Notifications

/// Turns the arguments of the system's callbacks into payloads of the account that is signed in.
@MainActor
struct CallbackReader<Main: MainCoordinator> {
    let inbox: BufferedInbox<Main>
    /// Nil if nobody is signed in.
    let account: AccountID?
    /// The nonce of the account's widgets; nil if they have none.
    let nonce: LinkNonce?

    func arrivals(of options: ConnectionOptions) -> [ParsedPayload] {
        options.urls.map(arrival(ofURL:))
            + options.userActivities.map { arrival(of: $0, from: .userActivity) }
            + options.systemLinks.map(arrival(of:))
            + [options.response].compactMap { $0.map(arrival(of:)) }
    }

    func arrival(ofURL url: String) -> ParsedPayload {
        inbox.reader.arrival(LaunchPayload(url: url, trusting: nonce, for: account, at: now), push: nil)
    }

    func arrival(of link: SystemLink) -> ParsedPayload {
        inbox.reader.arrival(LaunchPayload(link, for: account, at: now), push: nil)
    }

    func arrival(of link: String, from source: LaunchSource) -> ParsedPayload {
        inbox.reader.arrival(LaunchPayload(link: link, from: source, for: account, at: now), push: nil)
    }

    /// A second callback of one event brings nothing new to read.
    func arrival(of response: NotificationResponse) -> ParsedPayload {
        if let known = inbox.arrival(of: EventIdentity(response)) { return known }
        let push = push(response.notification.userInfo)
        let payload = LaunchPayload(response, reading: try? push.get(), for: account, at: now)
        return inbox.reader.arrival(payload, push: push)
    }

    func arrival(
        ofSilent userInfo: Data, reading push: Result<NotificationPayload, PayloadError>
    ) -> ParsedPayload {
        let payload = LaunchPayload(silent: userInfo, reading: try? push.get(), for: account, at: now)
        return inbox.reader.arrival(payload, push: push)
    }

    func push(_ userInfo: Data) -> Result<NotificationPayload, PayloadError> { inbox.reader.push(userInfo) }

    private var now: Date { inbox.reader.services.now() }
}
