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
    /// - Parameter checked: the fingerprints of parts of states that need no second look.
    mutating func checkState(unlessIn checked: inout Set<Int>)

    /// As it stands in a test.
    static func code(of action: Action) -> String
}

/// A payload as the inbox of an explored world keeps it.
struct ExploredPayload: Hashable {
    var purpose = Arrival.Purpose.link
    var owner: AccountID?
    var deliveredAt = Date(timeIntervalSince1970: 0)
    var expiresAt = Date(timeIntervalSince1970: 0)
    var attempts = 0
    var failures = 0
    /// Whether the store that takes effects holds this one's.
    var effectStands = false
    var isSettled = false
}
