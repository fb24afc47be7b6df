public import DeepLinks
public import Foundation

/// One step of a payload's path, as `inbox show` prints it.
public struct TraceEntry: Equatable, Sendable {
    /// The kinds of steps, in their usual order.
    public enum Step: String, Sendable, CaseIterable {
        case arrived, recorded, notDurable, duplicate, held, released, derived, nearKey, resolved, planned, committed
        case failed, shown, performing, postponed, performed, settled
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
