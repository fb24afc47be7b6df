import Launches
import Notifications

/// The first time that a user responded to a notification in one way.
struct StoryTap {
    let response: NotificationResponse
    let target: StoryTarget
    /// Whom the notification names, else the account at the tap.
    let owner: AccountID?
    /// How many deaths came before it.
    let deaths: Int

    var event: EventIdentity { EventIdentity(response) }
}
