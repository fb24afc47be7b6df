import DeepLinks
import Foundation
import LaunchDecisions
import Launches
import Navigation
import Notifications

/// An arrival in the app's hands until it ends: what it brought, what the disk knows of it, and how far it has come.
@MainActor
final class OpenArrival {
    /// As it was when it arrived, or when this process found it.
    let record: LaunchRecord
    /// Its place among all that arrived; below zero if an earlier launch left it.
    let order: Int64
    /// How the app handles it, as far as that is known.
    var purpose: Arrival.Purpose
    /// Nil for a link, and for a payload that can no longer be read.
    let push: Result<OpenPush, StepFailure>?
    /// Whether the app can switch to its account.
    let canSwitch: Bool
    /// Where its link leads, if that had to be asked for.
    var resolvedLink: String?
    /// What the browser opens in the app's place, once the arrival has ended; nil if the app handles it.
    var unrouted: UnroutedLink?

    /// Whether this process has marked an attempt.
    var isMarked = false
    /// The steps of its trace that are not on disk yet.
    var trace: [TraceEntry] = []

    /// Where its link leads; nil before it is planned, and if no route takes the link.
    var resolution: Resolution?
    var plan: Result<RoutePlan, StepFailure>?
    /// Nil if it never came to a screen.
    var screen: ShownScreen.ID?
    /// Why it came to no screen, in names and without values.
    var reason: String?
    /// The same for people, where it has sentences in each language.
    var findings: [LinkFinding] = []

    init(
        _ record: LaunchRecord, order: Int64, purpose: Arrival.Purpose, push: Result<OpenPush, StepFailure>?,
        canSwitch: Bool
    ) {
        self.record = record
        self.order = order
        self.purpose = purpose
        self.push = push
        self.canSwitch = canSwitch
    }

    var id: LaunchRecord.ID { record.id }
    /// Nil if it can no longer be read.
    var payload: LaunchPayload? { record.payload }
    /// Payloads that could not be recorded live under ids below zero.
    var isDurable: Bool { id > 0 }
    var isOfThisLaunch: Bool { order >= 0 }
    /// What the machine decides on. The user is asked about taps alone.
    var facts: Arrival {
        Arrival(record, order: order, purpose: purpose, isSwitchable: canSwitch && purpose == .tap)
    }

    /// The push, if there is one that can be read.
    var openPush: OpenPush? { try? push?.get() }

    /// The link, or the one that its push leads to; nil if it cannot be read.
    var target: PushTarget? {
        if case .link(let link)? = payload?.content { return .link(resolvedLink ?? link) }
        return openPush?.link.derivation.target
    }

    var source: LinkSource { payload?.source.linkSource ?? .push }

    /// The scene that is to show it, if the system named one.
    var targetScene: SceneID? {
        guard case .response(let response)? = payload?.content else { return nil }
        return response.targetScene
    }

    /// Adds a step to its trace. The next write to the inbox includes it.
    func note(_ step: TraceEntry.Step, _ detail: String? = nil, findings: [LinkFinding] = [], at date: Date) {
        trace.append(TraceEntry(step, detail, findings: findings, at: date))
    }
}

extension MainCoordinator {
    /// How the app handles an arrival. One that cannot be read any more fails like a link without a route, with an
    /// alert: the user opened something or chose an action. A silent push fails without an alert.
    static func purpose(
        of content: LaunchPayload.Content?, from source: LaunchSource, reading push: Result<OpenPush, StepFailure>?
    ) -> Arrival.Purpose {
        let payload = try? push?.get().payload
        switch content {
        case nil where source == .silentPush: return .unreadablePush
        case .link, nil: return .link
        case .silentPush: return payload == nil ? .unreadablePush : .silentPush
        case .response(let response):
            switch response.action {
            case .open: return .tap
            case .dismiss: return .nothing
            case .custom(let id, _):
                switch categories.action(id, in: payload?.category)?.meaning {
                case .open: return .tap
                case .perform, .performWithText: return .action
                case nil: return .nothing
                }
            }
        }
    }
}
