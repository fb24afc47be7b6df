import Foundation
import Launches
import Notifications

/// Reads the push of each payload, once: as it comes, or as an earlier launch left it.
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

    /// Reads a payload of an earlier launch.
    func arrival(_ payload: LaunchPayload) -> ParsedPayload {
        switch payload.content {
        case .link: arrival(payload, push: nil)
        case .response(let response): arrival(payload, push: push(response.notification.userInfo))
        case .silentPush(let userInfo): arrival(payload, push: push(userInfo))
        }
    }

    /// - Parameter push: the parsed push; nil for a link.
    func arrival(_ payload: LaunchPayload, push: Result<NotificationPayload, PayloadError>?) -> ParsedPayload {
        ParsedPayload(payload: payload, push: push, purpose: Main.purpose(of: payload.content, reading: push))
    }
}
