public import DeepLinks
public import Foundation

/// A payload as the inbox holds it.
public struct LaunchRecord: Identifiable, Equatable, Sendable {
    public typealias ID = Int64

    /// How far it has come.
    public enum State: String, Sendable, CaseIterable {
        case pending
        /// An attempt to show it has begun and not ended.
        case routing
        case settled
    }

    public let id: ID
    public var source: LaunchSource
    public var event: EventIdentity
    public var state: State
    /// Nil once it is settled, when the content is dropped, or if it can no longer be read.
    public var payload: LaunchPayload?
    /// How many routing attempts have begun and not ended.
    public var attempts: Int
    /// How often its effect was attempted and failed.
    public var failures: Int
    public var settlement: Settlement?
    public var owner: AccountID?
    public var deliveredAt: Date
    public var arrivedAt: Date
    public var expiresAt: Date
    public var settledAt: Date?
    public var trace: [TraceEntry]

    public init(
        id: ID, source: LaunchSource, event: EventIdentity, state: State, payload: LaunchPayload?, attempts: Int,
        failures: Int = 0, settlement: Settlement?, owner: AccountID?, deliveredAt: Date, arrivedAt: Date,
        expiresAt: Date, settledAt: Date?, trace: [TraceEntry]
    ) {
        self.id = id
        self.source = source
        self.event = event
        self.state = state
        self.payload = payload
        self.attempts = attempts
        self.failures = failures
        self.settlement = settlement
        self.owner = owner
        self.deliveredAt = deliveredAt
        self.arrivedAt = arrivedAt
        self.expiresAt = expiresAt
        self.settledAt = settledAt
        self.trace = trace
    }

    /// Why its last attempt was postponed; nil if none was, or once it is settled.
    public var postponement: String? {
        settlement == nil ? trace.last { $0.step == .postponed }?.detail : nil
    }

    /// A payload that has just arrived.
    public init(id: ID, payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry] = []) {
        self.init(
            id: id, source: payload.source, event: payload.event, state: .pending, payload: payload, attempts: 0,
            settlement: nil, owner: payload.owner, deliveredAt: payload.deliveredAt, arrivedAt: payload.arrivedAt,
            expiresAt: expiresAt, settledAt: nil, trace: trace)
    }
}

/// One step of a payload's path, as `inbox show` prints it.
public struct TraceEntry: Equatable, Sendable {
    /// The kinds of steps, in their usual order.
    public enum Step: String, Sendable, CaseIterable {
        case arrived, recorded, notDurable, duplicate, asked, held, askedToSwitch, released, derived, nearKey, resolved
        case fetched, planned, committed, failed, browser, shown, performing, postponed, performed, settled
    }

    public var step: Step
    /// A route pattern, a rule's name, a key, a code, a phase or a reason: never a value out of the payload.
    public var detail: String?
    /// What of the detail has a sentence in each language, in the detail's order.
    public var findings: [LinkFinding]
    public var at: Date

    public init(_ step: Step, _ detail: String? = nil, findings: [LinkFinding] = [], at: Date) {
        self.step = step
        self.detail = detail
        self.findings = findings
        self.at = at
    }
}
