import ActivityKit
import AppFlow
import Notifications

/// Put your attributes' type in its place.
struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

/// For an app with Live Activities, whose Info.plist has `NSSupportsLiveActivities`: registers the tokens of one kind
/// of them for as long as the app runs. Call `registerTokens()` in `makeApp(around:)`, within
/// `if #available(iOS 17.2, *)`.
///
/// The backend gets each token with its `kind`, `device`, `pushToStart` or `liveActivity`, and its `subject`, the
/// type's name or the activity's id. If an activity ends while the app does not run, its registration stays until APNs
/// answers 410 to the backend.
@available(iOS 17.2, *)
@MainActor
struct ParcelActivities {
    /// That of the device's token.
    let registrar: DeviceRegistrar

    func registerTokens() {
        Task {
            for await token in Activity<ParcelAttributes>.pushToStartTokenUpdates {
                registrar.receive(DeviceToken(token, for: .pushToStart(attributes: "ParcelAttributes")))
            }
        }
        for activity in Activity<ParcelAttributes>.activities { follow(activity) }
        Task {
            for await activity in Activity<ParcelAttributes>.activityUpdates { follow(activity) }
        }
    }

    private func follow(_ activity: Activity<ParcelAttributes>) {
        let use = DeviceToken.Use.liveActivity(id: activity.id)
        Task {
            for await token in activity.pushTokenUpdates { registrar.receive(DeviceToken(token, for: use)) }
        }
        Task {
            for await state in activity.activityStateUpdates where state == .ended || state == .dismissed {
                registrar.forget(use)
            }
        }
    }
}
