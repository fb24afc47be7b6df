import Foundation
import Notifications

/// A notification's `userInfo` dictionary on its way into JSON, which the inbox keeps.
///
/// What JSON cannot hold (dates, data, numbers without a value) is left out by itself, so that it costs no other key.
struct UserInfo {
    /// The dictionary as a JSON object, its keys in order.
    let json: Data

    /// - Parameter dictionary: of any content, as Apple hands it over or an app made it.
    init(_ dictionary: [AnyHashable: Any]) {
        json = JSONValue(dictionary).json
    }
}
