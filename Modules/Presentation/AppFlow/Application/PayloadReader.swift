import Foundation
import Launches
import Notifications

/// Reads the push of each arrival, once: as it comes, or as an earlier launch left it.
@MainActor
struct PayloadReader<Main: MainCoordinator> {
    let services: AppServices

    func push(_ userInfo: Data) -> Result<NotificationPayload, PayloadError> {
        do {
            return .success(try services.readPush(userInfo))
        } catch {
            return .failure(error)
        }
    }

    func arrival(of link: String, from source: LaunchSource, for account: AccountID?) -> ReadPayload {
        read(LaunchPayload(link: link, from: source, for: account, at: services.now()), nil)
    }

    func arrival(ofURL url: String, trusting nonce: LinkNonce?, for account: AccountID?) -> ReadPayload {
        read(LaunchPayload(url: url, trusting: nonce, for: account, at: services.now()), nil)
    }

    func arrival(of link: SystemLink, for account: AccountID?) -> ReadPayload {
        read(LaunchPayload(link, for: account, at: services.now()), nil)
    }

    func arrival(of response: NotificationResponse, for account: AccountID?) -> ReadPayload {
        let push = push(response.notification.userInfo)
        return read(LaunchPayload(response, reading: try? push.get(), for: account, at: services.now()), push)
    }

    func arrival(
        ofSilent userInfo: Data, reading push: Result<NotificationPayload, PayloadError>, for account: AccountID?
    ) -> ReadPayload {
        read(LaunchPayload(silent: userInfo, reading: try? push.get(), for: account, at: services.now()), push)
    }

    /// Reads a payload of an earlier launch.
    func arrival(_ payload: LaunchPayload) -> ReadPayload {
        switch payload.content {
        case .link: read(payload, nil)
        case .response(let response): read(payload, push(response.notification.userInfo))
        case .silentPush(let userInfo): read(payload, push(userInfo))
        }
    }

    private func read(_ payload: LaunchPayload, _ push: Result<NotificationPayload, PayloadError>?) -> ReadPayload {
        ReadPayload(payload: payload, push: push, purpose: Main.purpose(of: payload.content, reading: push))
    }
}
