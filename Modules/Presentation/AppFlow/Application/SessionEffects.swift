import Launches
import Logging
import Notifications

/// Reads and writes the session, and registers its changes with the backend.
@MainActor
struct SessionEffects {
    let services: AppServices

    /// Nothing while the session cannot be read, as before the device is first unlocked.
    func read() -> [LaunchEvent] {
        do {
            let session = try services.sessions.load()
            if session == nil { services.log.notice("no session is kept: what is left of one is removed") }
            return [services.notice.map(LaunchEvent.noticed), .sessionRead(session)].compactMap(\.self)
        } catch {
            services.logFailure("session not readable", ["reason": "\(error)"])
            return []
        }
    }

    func save(_ session: Session) -> [LaunchEvent] {
        do {
            try services.sessions.save(session)
            return []
        } catch {
            services.logFailure("session not saved", ["reason": "\(error)"])
            return [.sessionNotSaved]
        }
    }

    /// Waits no longer than a user does before the launch screen.
    func refresh(_ expired: SessionToken) async -> WorkResult {
        do {
            return .token(try await services.tokens.token(after: expired, within: .seconds(10), sleep: services.sleep))
        } catch {
            services.logFailure("session not refreshed", ["reason": "\(error)"])
            let kind: WorkFailure.Kind =
                switch error {
                case .unreachable: .temporary
                case .refused: .final
                }
            return .failed(WorkFailure(code: "sessionNotRefreshed", kind))
        }
    }

    /// For no longer than a user waits.
    func forgetDevice() async -> WorkResult {
        await services.deviceRegistrar?.signOut(within: .seconds(5))
        return .done
    }
}
