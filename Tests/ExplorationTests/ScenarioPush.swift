import Launches
import Notifications

/// A notification that a scenario has sent.
struct ScenarioPush {
    let notification: DeliveredNotification
    /// Whom it names.
    let recipient: AccountID?
    let target: ScenarioTarget
}

/// Where a notification of a scenario leads.
enum ScenarioTarget: Equatable {
    case item(String)
    case fault(ScenarioEvent.Fault)

    /// The code with which going there fails; nil where nothing is in the way.
    var code: String? {
        switch self {
        case .item, .fault(.deadly): nil
        case .fault(.missing): "contentNotFound"
        case .fault(.half): "notNavigable"
        case .fault(.nowhere): "linkNotFound"
        }
    }
}
