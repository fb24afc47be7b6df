public import Foundation

// Foundation's, which has none of them on Linux.

// "NSUserActivityTypeBrowsingWeb"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = ""

// "NSUserActivity"
open class NSUserActivity: NSObject {
    // "activityType"
    open var activityType: String { "" }
    // "webpageURL"
    open var webpageURL: URL?
    // "userInfo"
    open var userInfo: [AnyHashable: Any]?
}

extension FileManager {
    // "containerURL(forSecurityApplicationGroupIdentifier:)"
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
