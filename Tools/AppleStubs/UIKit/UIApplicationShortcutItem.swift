public import Foundation

// "UIApplicationShortcutItem"
@MainActor
open class UIApplicationShortcutItem: NSObject {
    // "init(type:localizedTitle:localizedSubtitle:icon:userInfo:)"
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {}

    // "type"
    open var type: String { "" }
    // "userInfo"
    open var userInfo: [String: any NSSecureCoding]? { nil }
}

// "UIApplicationShortcutIcon"
@MainActor
open class UIApplicationShortcutIcon: NSObject {}
