import Foundation
import LaunchDecisions
package import Launches
import Logging
public import Navigation
import Notifications
import StoreErrors

/// The session and the navigation on disk, and what the backend and the device know of an account.
@MainActor
extension AppServices {
    /// Nothing while the session cannot be read, as before the device is first unlocked.
    func readSession() -> [LaunchEvent] {
        logging("session not readable") {
            let session = try sessions.load()
            if session == nil { log.notice("no session is kept: what is left of one is removed") }
            return [notice.map(LaunchEvent.noticed), .sessionRead(session)].compactMap(\.self)
        } ?? []
    }

    /// - Returns: whether the disk has it.
    func save(_ session: Session) -> Bool {
        logging("session not saved") { try sessions.save(session) } != nil
    }

    /// Waits no longer than a user does before the launch screen.
    func refresh(_ expired: SessionToken) async -> StepResult {
        do {
            return .token(try await tokens.token(after: expired, within: .seconds(10), sleep: sleep))
        } catch {
            logFailure("session not refreshed", ["reason": "\(error)"])
            let isRefused = if case .refused = error { true } else { false }
            return .failed(StepFailure(code: "sessionNotRefreshed", isRefused ? .final : .temporary))
        }
    }

    // MARK: Another account of the user

    /// Whether the user may be asked to switch to an account; never to a recipient that cannot be read.
    package func canSwitch(to account: AccountID?) -> Bool {
        guard let account, account != .unreadable else { return false }
        return accounts?.canSwitch(to: account) == true
    }

    func alert(asking question: SwitchQuestion) -> NavigationAlert {
        let name = accounts?.name(of: question.account) ?? question.account.description
        let values = ["account": name, NavigationAlert.idKey: question.account.description]
        return NavigationAlert(code: NavigationAlert.switchCode, values: values)
    }

    // MARK: After a sign-out

    /// Removes an account's listed and scheduled notifications, and its links outside the app.
    func clearDevice() {
        notificationCenter.removeAllDelivered()
        notificationCenter.cancelAll()
        surfaces?.removeAll()
        backgroundRefresh?.cancelRefresh()
    }

    /// Deletes an account's content from the device and from all stores.
    func removeAccount<Main>(from features: Features, settling inbox: BufferedInbox<Main>) async throws(RouteError) {
        // Again, in case the process that was to do it at the sign-out died.
        clearDevice()
        try await askStore(try savedNavigation.remove())
        try await askStore(await archive.removeAll())
        try await features.removeAccount()
        // What is not settled on disk still has its content.
        inbox.settle([])
        guard inbox.isFlushed else {
            throw .store(.refused(reason: "what was pending is not settled on disk"))
        }
        try await askStore(await eraseRemoved())
    }

    // MARK: The navigation as the user left it

    func save(_ navigation: NavigationState, of account: AccountID) {
        guard navigation.phase == .main else { return }
        logging("navigation not saved") {
            try savedNavigation.save(JSONEncoder().encode(navigation), of: account)
        }
    }

    /// The navigation that an earlier process saved, perhaps another version of the app.
    func takeNavigation(of account: AccountID) -> NavigationState? {
        let saved = logging("navigation not restored") {
            try savedNavigation.take(of: account).map { try JSONDecoder().decode(NavigationState.self, from: $0) }
        }
        return saved ?? nil
    }

    func dropNavigation(of account: AccountID) {
        logging("saved navigation not dropped") { _ = try savedNavigation.take(of: account) }
    }
}

extension NavigationAlert {
    static let switchCode = "switchAccount"
    static let idKey = "id"

    /// Whether the alert asks to switch to the account of a tap, and so has buttons for yes and no, which
    /// `ApplicationCoordinator` gets as `answer(_:isAccepted:)`.
    public var asksToSwitch: Bool { code == Self.switchCode }

    /// By the account's id: its name may have changed since, and another account may have the same one.
    func asks(_ question: SwitchQuestion) -> Bool {
        asksToSwitch && values[Self.idKey].map { AccountID($0) } == question.account
    }
}
