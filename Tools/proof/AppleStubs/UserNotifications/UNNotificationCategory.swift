public import Foundation

// Apple: "UNNotificationCategory", "identifier", "init(identifier:actions:intentIdentifiers:options:)"
public class UNNotificationCategory: NSObject {
    public var identifier: String { "" }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init()
    }
}

// Apple: "UNNotificationCategoryOptions", "customDismissAction"
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var customDismissAction: Self { Self(rawValue: 1 << 0) }
}

// Apple: "UNNotificationAction", "init(identifier:title:options:)"
public class UNNotificationAction: NSObject {
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init()
    }
}

// Apple: "UNTextInputNotificationAction", "init(identifier:title:options:textInputButtonTitle:textInputPlaceholder:)"
public class UNTextInputNotificationAction: UNNotificationAction {
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init()
    }
}

// Apple: "UNNotificationActionOptions", "authenticationRequired", "destructive", "foreground"
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var authenticationRequired: Self { Self(rawValue: 1 << 0) }
    public static var destructive: Self { Self(rawValue: 1 << 1) }
    public static var foreground: Self { Self(rawValue: 1 << 2) }
}
