import Foundation
import Launches
import Notifications

extension SystemLink {
    /// What a search result brings: the identifier that `DeviceSurfaces` gave the item.
    init?(searchItem identifier: String) {
        self.init(json: Data(identifier.utf8), through: .spotlight)
    }

    /// What a dictionary brings that the app made, with the keys `link` and `owner`.
    /// - Parameter address: an activity's web page, for one whose dictionary has no link.
    init?(userInfo: [AnyHashable: Any]?, through kind: Kind, address: String? = nil) {
        self.init(json: JSONValue(userInfo ?? [:]).json, through: kind, address: address)
    }
}
