#if canImport(UIKit)
import CoreSpotlight
import Foundation
public import Launches
public import UIKit

extension SystemLink {
    /// A quick action, of Info.plist or made by the app, whose dictionary has a link; nil for another.
    /// Apple: "UIApplicationShortcutItem".
    @MainActor
    public init?(_ item: UIApplicationShortcutItem) {
        self.init(userInfo: item.userInfo, through: .quickAction)
    }

    /// A search result or an activity of a declared type; nil for one that names no link.
    /// Apple: "CSSearchableItemActionType", "Implementing Handoff in Your App".
    public init?(_ activity: NSUserActivity) {
        if activity.activityType == CSSearchableItemActionType {
            guard let identifier = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String else { return nil }
            self.init(searchItem: identifier)
        } else if activity.activityType == NSUserActivityTypeBrowsingWeb {
            return nil
        } else {
            self.init(userInfo: activity.userInfo, through: .handoff, address: activity.webpageURL?.absoluteString)
        }
    }
}
#endif
