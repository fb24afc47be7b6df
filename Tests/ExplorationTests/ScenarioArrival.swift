import Foundation
import Launches
import Notifications

/// Something that arrived in a scenario, with all that decides over how it may end.
struct ScenarioArrival {
    enum Kind {
        case screen, effect
        /// Its content is stored.
        case silent
        /// Nothing is to be done with it.
        case nothing

        /// Whether it ends as ignored where all goes well.
        var hasNothingToShow: Bool { self == .silent || self == .nothing }
    }

    let event: EventIdentity
    /// Nil for a link and for a silent push.
    let response: NotificationResponse?
    let kind: Kind
    let target: ScenarioTarget
    /// Whom it names, else the account at its arrival.
    let owner: AccountID?
    let deliveredAt: Date
    let arrivedAt: Date
    /// How many deaths came before it.
    let deaths: Int

    /// Ten minutes for what is shown, a day for what has an effect.
    var expiresAt: Date { arrivedAt + (kind == .effect ? 86_400 : 600) }

    /// Whether the user is asked about it where another account is in use.
    @MainActor var isAskedAbout: Bool { response != nil && kind == .screen && owner == ScenarioAccounts.other }

    /// Whether it may be shown in this session.
    func isFor(_ session: Session) -> Bool {
        if let owner { return owner == session.account }
        guard session.account != nil, let loggedOutAt = session.loggedOutAt else { return session.account != nil }
        return loggedOutAt <= deliveredAt
    }
}

extension ScenarioArrival.Kind {
    init(_ action: NotificationResponse.Action) {
        switch action {
        case .open: self = .screen
        case .dismiss: self = .nothing
        case .custom(let id, _):
            switch ScenarioEvent.Action(rawValue: id) {
            case .reply, .read: self = .effect
            case .view: self = .screen
            case .unknown, .dismiss, nil: self = .nothing
            }
        }
    }
}
