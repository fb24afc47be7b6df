public import Foundation

// Foundation's, which has neither on Linux.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = ""

open class NSUserActivity: NSObject {
    open var activityType: String { "" }
    open var webpageURL: URL?
}
