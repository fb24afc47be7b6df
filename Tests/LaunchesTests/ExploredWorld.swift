import Foundation
import Launches

/// Something that decides, with everything around it, whose states are explored.
protocol ExploredWorld: Hashable {
    associatedtype Action
    associatedtype Limits
    /// The first promise that was broken.
    var violation: String? { get }
    /// What is to come to an end.
    var unfinished: [String] { get }
    /// What a patient user does next, so that everything that waits comes to its end; nil when nothing waits.
    var patientAction: Action? { get }

    init(_ limits: Limits)

    /// All that may happen now.
    func actions(within limits: Limits) -> [Action]

    /// Lets it happen, and looks at what must hold of this step.
    mutating func perform(_ action: Action)

    /// Looks at what must hold of a state, whatever led to it.
    mutating func checkState()

    /// As it stands in a test.
    static func code(of action: Action) -> String
}

/// A payload as an explored world keeps it.
struct ExploredPayload: Hashable {
    var purpose = LaunchTicket.Purpose.link
    var owner: AccountID?
    var deliveredAt = Date(timeIntervalSince1970: 0)
    var expiresAt = Date(timeIntervalSince1970: 0)
    var attempts = 0
    var failures = 0
    /// Whether the store that takes effects holds this one's.
    var effectStands = false
    var isSettled = false

    var hasEffect: Bool { purpose == .effect }
}

/// A world with an inbox.
protocol InboxWorld {
    /// By id, counted from 1.
    var payloads: [ExploredPayload] { get set }
    /// Whose attempt this process has marked.
    var marked: Set<LaunchRecord.ID> { get set }
}

extension InboxWorld {
    subscript(id: LaunchRecord.ID) -> ExploredPayload {
        get { payloads[Int(id) - 1] }
        set { payloads[Int(id) - 1] = newValue }
    }

    var unsettled: [LaunchRecord.ID] {
        payloads.indices.filter { !payloads[$0].isSettled }.map { Int64($0 + 1) }
    }

    func ticket(_ id: LaunchRecord.ID) -> LaunchTicket {
        let payload = self[id]
        return LaunchTicket(
            id: id, owner: payload.owner, deliveredAt: payload.deliveredAt, expiresAt: payload.expiresAt,
            purpose: payload.purpose, attempts: payload.attempts, failures: payload.failures)
    }

    mutating func mark(_ id: LaunchRecord.ID) {
        if marked.insert(id).inserted { self[id].attempts += 1 }
    }

    mutating func unmark(_ id: LaunchRecord.ID) {
        if marked.remove(id) != nil { self[id].attempts -= 1 }
    }

    /// Nothing else of it matters any more, and states that differ in nothing that matters are one.
    mutating func forget(_ id: LaunchRecord.ID) {
        self[id] = ExploredPayload(purpose: self[id].purpose, isSettled: true)
        marked.remove(id)
    }
}
