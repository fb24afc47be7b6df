public import Foundation
public import Launches
public import Notifications

/// A backend that keeps which devices it sends pushes to, and can be out of reach.
@MainActor
public final class BackendDouble: DeviceTokenSender {
    public enum Reach: CaseIterable, Sendable {
        case answers
        /// Nothing gets there.
        case isDown
        /// It takes the message, and its answer is lost.
        case losesAnswers
        /// It takes the message when ``takeLateMessages()`` is called, long after the app gave up.
        case isSlow
        /// Nothing comes back, and the app waits.
        case hangs
        /// It does not want the message.
        case refuses
    }

    public var reach = Reach.answers {
        didSet { if reach != .hangs { hanging.wakeAll() } }
    }
    /// How long it asks to wait; nil if it asks for nothing.
    public var retryAfter: TimeInterval?
    /// Whose registration gets no answer for as long as the app waits for one.
    public var stuckToken: DeviceToken?
    /// Called with each message that gets to it, before it is taken.
    public var onMessage: @MainActor (DeviceTokenMessage) -> Void = { _ in }
    private var highest: [DeviceRegistration: Int64] = [:]
    private var known: Set<DeviceRegistration> = []
    private var late: [DeviceTokenMessage] = []
    private let hanging = TestSleep()
    private let stuck = TestSleep()

    public init() {}

    /// The devices that pushes go to.
    public var registrations: Set<DeviceRegistration> { known }

    public func send(_ message: DeviceTokenMessage) async throws(DeviceTokenSendError) {
        if message.kind == .register, message.registration.token == stuckToken {
            await stuck.wait()
            throw .unreachable(reason: "test", retryAfter: nil)
        }
        switch reach {
        case .answers: return take(message)
        case .isDown: break
        case .losesAnswers: take(message)
        case .isSlow: late.append(message)
        case .hangs: await hanging.wait()
        case .refuses: throw .refused(reason: "test")
        }
        throw .unreachable(reason: "test", retryAfter: retryAfter)
    }

    /// In the worst order.
    public func takeLateMessages() {
        for message in late.reversed() { take(message) }
        late = []
    }

    private func take(_ message: DeviceTokenMessage) {
        onMessage(message)
        guard message.revision >= highest[message.registration] ?? .min else { return }
        highest[message.registration] = message.revision
        switch message.kind {
        case .register: known.insert(message.registration)
        case .remove: known.remove(message.registration)
        }
    }
}

/// A backend that refuses every token.
public struct NoSessionRefresher: SessionRefresher {
    public init() {}

    public func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        throw .refused(reason: "test")
    }
}
