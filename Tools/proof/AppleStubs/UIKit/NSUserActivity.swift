public import Foundation

// Foundation's, which has none of them on Linux.

// Apple: "NSUserActivityTypeBrowsingWeb"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = ""

// Apple: "NSUserActivity", "activityType", "webpageURL", "userInfo"
open class NSUserActivity: NSObject {
    open var activityType: String { "" }
    open var webpageURL: URL?
    open var userInfo: [AnyHashable: Any]?
}

// Apple: "FileManager", "containerURL(forSecurityApplicationGroupIdentifier:)"
extension FileManager {
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
