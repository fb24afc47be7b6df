import Launches
import Notifications

/// A notification that a story has sent.
struct StoryPush {
    let notification: DeliveredNotification
    /// Whom it names.
    let recipient: AccountID?
    let target: StoryTarget
}

/// Where a notification of a story leads.
enum StoryTarget: Equatable {
    case item(String)
    case fault(StoryEvent.Fault)

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
