import Arrivals
import DeepLinks
import Foundation
import Launches
import Logging
import Notifications
import TestSupport
import Testing

/// An app with a router of its own, over a disk that outlives its processes, and what must never come of it.
@MainActor
final class OpeningWorld {
    private enum Kind: String { case quick, slow, stubborn, failing }

    private struct Tap {
        let kind: Kind
        /// Nil if it is for whoever is signed in next.
        let owner: AccountID?
        let date: Date
        let process: Int
        /// Whether the disk took it.
        let isDurable: Bool
        /// In which processes its screen was shown.
        var shown: [Int] = []
        /// Whether the app was told of its end by the process that is running.
        var hasEnded = false
        /// How often the process died while it may have been opened before the user's eyes.
        var deaths = 0
    }

    private struct Loading {
        let tap: Int
        let process: Int
        let isStubborn: Bool
        let end: CheckedContinuation<Void, Never>
    }

    private static let timeToLive: TimeInterval = 600
    private static let scene = SceneID("main")

    private let disk = InMemoryLaunchInbox()
    private let changes = Events()
    private var inbox: CrashableInbox
    private var app: ArrivalDispatcher?
    private var process = 0
    private var isDiskOpen = true
    private var now = Date(timeIntervalSince1970: 1_800_000_000)
    private var account: AccountID? = .one
    private var signedOutAt: Date?
    /// Whose main screen is on the display.
    private var viewer: AccountID?
    private var isInForeground = false
    private var taps: [Tap] = []
    private var newest: NotificationResponse?
    /// What the router of the running process is at.
    private var opening: Int?
    private var loading: [Loading] = []
    /// The first promise that was broken.
    private(set) var violation: String?

    init() {
        inbox = CrashableInbox(disk)
        start()
    }

    /// What is broken after these events, once nothing is in the way of anything any more; nil if nothing is.
    static func violation(after events: [(event: OpeningEvent, rests: Bool)]) async -> String? {
        let world = OpeningWorld()
        for (event, rests) in events {
            world.perform(event)
            if rests { await world.rest() }
            if let violation = world.violation { return violation }
        }
        await world.end()
        return world.violation
    }

    // MARK: What happens

    private func perform(_ event: OpeningEvent) {
        now += 1
        switch event {
        case .tap: tap(.quick)
        case .tapOfOne: tap(.quick, of: .one)
        case .tapOfTwo: tap(.quick, of: .two)
        case .slowTap: tap(.slow)
        case .stubbornTap: tap(.stubborn)
        case .failingTap: tap(.failing)
        case .tapAgain: if let newest { app?.didReceive(newest) {} }
        case .loaded: if let first = loading.first(where: { $0.process == process }) { finish(first) }
        case .readyForOne: ready(for: .one)
        case .readyForTwo: ready(for: .two)
        case .hidden:
            viewer = nil
            app?.mainScreenIsHidden()
        case .signedOut:
            (viewer, account, signedOutAt) = (nil, nil, now)
            app?.signedOut()
        case .foreground:
            isInForeground = true
            app?.willEnterForeground(Self.scene)
        case .background:
            isInForeground = false
            app?.didEnterBackground(Self.scene)
        case .diskCloses: isDiskOpen = false
        case .diskOpens:
            isDiskOpen = true
            app?.protectedDataDidBecomeAvailable()
        case .death:
            die()
            start()
        case .tenMinutes: now += Self.timeToLive
        }
    }

    private func tap(_ kind: Kind, of recipient: AccountID? = nil) {
        let number = taps.count
        let owner = recipient ?? account
        taps.append(Tap(kind: kind, owner: owner, date: now, process: process, isDurable: isDiskOpen))
        let key = recipient.map { #","recipient":"\#($0)""# } ?? ""
        let push = #"{"aps":{"alert":"x"},"deepLink":"\#(number)"\#(key)}"#
        let response = NotificationResponse(
            DeliveredNotification(requestID: "\(number)", deliveredAt: now, userInfo: Data(push.utf8)))
        newest = response
        app?.didReceive(response) {}
    }

    /// An account signs in only once the one before has signed out.
    private func ready(for user: AccountID) {
        if let account, account != user { perform(.signedOut) }
        (viewer, account) = (user, user)
        app?.mainScreenIsReady(for: user)
    }

    private func die() {
        // One that was let go this moment counts as well, and a lock takes back no attempt at once.
        if isInForeground {
            for number in opening.map({ [$0] }) ?? Array(taps.indices) { taps[number].deaths += 1 }
        }
        inbox.isDead = true
        (app, opening, newest, viewer, isInForeground) = (nil, nil, nil, nil, false)
    }

    private func start() {
        process += 1
        inbox = CrashableInbox(disk)
        inbox.isOpen = { [weak self] in self?.isDiskOpen == true }
        for index in taps.indices { taps[index].hasEnded = false }
        let number = process
        app = ArrivalDispatcher(
            inbox: inbox, rules: LinkRules([.link(inKey: "deepLink")], ownPage: { "notices/\($0)" }), account: account,
            signedOutAt: signedOutAt, timeToLive: Self.timeToLive, now: { [weak self] in self?.now ?? .distantPast },
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            ended: { [weak self] in self?.isTold(of: $0, $1, by: number) },
            open: { [weak self] in try await self?.open($0, in: number) })
    }

    // MARK: The router

    private func open(_ link: ArrivedLink, in number: Int) async throws {
        guard number == process, let tap = Int(link.link) else { throw CancellationError() }
        check(tap)
        opening = tap
        defer { if number == process { opening = nil } }
        switch taps[tap].kind {
        case .quick: break
        case .failing: throw LinkError.linkNotFound
        case .slow: try await load(tap, isStubborn: false)
        case .stubborn: try await load(tap, isStubborn: true)
        }
        guard number == process else { throw CancellationError() }
        taps[tap].shown.append(process)
    }

    private func load(_ tap: Int, isStubborn: Bool) async throws {
        let number = process
        await withTaskCancellationHandler {
            await withCheckedContinuation { end in
                loading.append(Loading(tap: tap, process: number, isStubborn: isStubborn, end: end))
                changes.tell()
            }
        } onCancel: {
            Task { @MainActor in self.stop(tap, in: number) }
        }
        if !isStubborn { try Task.checkCancellation() }
    }

    private func stop(_ tap: Int, in number: Int) {
        let stopped = loading.first { $0.tap == tap && $0.process == number && !$0.isStubborn }
        if let stopped { finish(stopped) }
    }

    private func finish(_ finished: Loading) {
        loading.removeAll { $0.tap == finished.tap && $0.process == finished.process }
        finished.end.resume()
    }

    // MARK: What must never be

    private func isBroken(_ promise: String) {
        if violation == nil { violation = promise }
    }

    /// Of a tap whose screen the router is asked for.
    private func check(_ number: Int) {
        let tap = taps[number]
        if opening != nil { isBroken("P6: \(number) is opened beside \(opening ?? 0)") }
        guard let viewer else { return isBroken("P3: \(number) is opened before the main screen") }
        if !isInForeground { isBroken("P3: \(number) is opened in the background") }
        if let owner = tap.owner, owner != viewer { isBroken("P4: \(number) is opened for \(viewer)") }
        if let signedOutAt, tap.date < signedOutAt { isBroken("P4: \(number) is opened after the sign-out") }
        if now > tap.date + Self.timeToLive { isBroken("P5: \(number) is opened too late") }
        if tap.shown.contains(process) { isBroken("P2: \(number) is opened twice") }
        if !tap.shown.isEmpty, settlement(of: number) != nil { isBroken("P2: \(number) is opened again") }
        let newer = taps.indices.dropFirst(number + 1).first { mayOpen($0, for: viewer) }
        if let newer { isBroken("P6: \(number) is opened before \(newer)") }
    }

    /// Whether a tap of this process waits for its turn.
    private func mayOpen(_ number: Int, for viewer: AccountID) -> Bool {
        let tap = taps[number]
        return tap.process == process && !tap.hasEnded && !tap.shown.contains(process)
            && (tap.owner ?? viewer) == viewer && now <= tap.date + Self.timeToLive
    }

    private func isTold(of link: ArrivedLink?, _ settlement: Settlement, by number: Int) {
        guard number == process, let tap = link.flatMap({ Int($0.link) }) else { return }
        if taps[tap].hasEnded { isBroken("P8: the app is told twice of the end of \(tap)") }
        taps[tap].hasEnded = true
        if settlement.outcome == .shown, taps[tap].shown.isEmpty { isBroken("P8: \(tap) counts as shown") }
        if settlement.outcome == .quarantined, taps[tap].deaths < 2 { isBroken("P9: \(tap) is quarantined") }
        let isLate = now > taps[tap].date + Self.timeToLive
        let isSignedOut = taps[tap].date <= signedOutAt ?? .distantPast
        switch settlement.outcome {
        case .expired: if !isLate { isBroken("P5: \(tap) expires too early") }
        case .superseded: if tap == taps.count - 1 { isBroken("P6: the newest, \(tap), is superseded") }
        case .failed: if taps[tap].kind != .failing { isBroken("P8: \(tap) fails") }
        case .discarded:
            if taps[tap].owner == viewer, !isSignedOut { isBroken("P4: \(tap) is discarded for its own account") }
        default: break
        }
    }

    private func settlement(of number: Int) -> Settlement? {
        let history = try? disk.history()
        return history?.first { $0.event.description.hasPrefix("\(number)|") }?.settlement
    }

    // MARK: Coming to rest

    /// Returns once the router is at nothing, or waits for something to load.
    private func rest() async {
        guard let app else { return }
        var isIdle = false
        Task {
            await app.whenIdle()
            isIdle = true
            changes.tell()
        }
        await changes.wait(for: "rest", seeing: "an opening", at: #_sourceLocation) {
            isIdle || loading.contains { $0.process == process }
        }
    }

    /// Nothing is in the way any more: each tap comes to its end.
    private func end() async {
        // What the disk refused waits for the next foreground.
        let last: [OpeningEvent] = [
            .diskOpens, .background, .foreground, account == .two ? .readyForTwo : .readyForOne,
        ]
        for event in last {
            perform(event)
            await rest()
        }
        while let first = loading.first(where: { $0.process == process }) {
            finish(first)
            await rest()
        }
        // What the disk refused while the last one was opened.
        perform(.diskOpens)
        await rest()
        for number in taps.indices {
            let (tap, settlement) = (taps[number], settlement(of: number))
            if settlement == nil, tap.isDurable { isBroken("P1: \(number) has no end") }
            if settlement == nil, tap.process == process, !tap.hasEnded { isBroken("P1: \(number) is lost") }
            if settlement?.outcome == .shown, tap.shown.isEmpty { isBroken("P8: \(number) was never shown") }
        }
        die()
        loading.forEach(finish)
    }
}
