public import Foundation

// Apple: "UIApplicationShortcutItem", "init(type:localizedTitle:localizedSubtitle:icon:userInfo:)", "type",
// "userInfo"
open class UIApplicationShortcutItem: NSObject {
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {}

    open var type: String { "" }
    open var userInfo: [String: any NSSecureCoding]? { nil }
}

// Apple: "UIApplicationShortcutIcon"
open class UIApplicationShortcutIcon: NSObject {}
