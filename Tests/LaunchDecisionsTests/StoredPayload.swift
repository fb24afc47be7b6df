import Foundation
import LaunchDecisions
import Launches
import Notifications

/// A payload as the inbox of a ``MachineWorld`` keeps it.
struct StoredPayload: Hashable {
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

/// A step that is under way, and who was signed in as it began.
struct RunningStep: Hashable {
    /// What its job is for.
    enum Origin: Hashable {
        case arrival(LaunchRecord.ID)
        case refresh, cleanUp, other
    }

    let step: Step
    let account: AccountID?
    let session: Int
    let origin: Origin
}

/// What the stores hold of a push.
enum PushPart: Hashable {
    case notification(PushID)
    case content(PushID)

    init?(_ step: Step) {
        switch step {
        case .archive(let push): self = .notification(push)
        case .store(let push, _): self = .content(push)
        default: return nil
        }
    }

    var push: PushID {
        switch self {
        case .notification(let push), .content(let push): push
        }
    }
}
