/// Which module lies in which layer, and all that it may import: the table that ARCHITECTURE.md explains.
package enum LayerTable {
    struct Row: Sendable {
        let layer: Layer
        let imports: Set<String>
    }

    static let modules: [String: Row] = [
        "Timestamps": Row(layer: .domain, imports: []),
        "DeepLinks": Row(layer: .domain, imports: ["Timestamps"]),
        "Notifications": Row(layer: .domain, imports: ["DeepLinks"]),
        "Launches": Row(layer: .domain, imports: ["DeepLinks", "Notifications"]),
        "Feeds": Row(layer: .domain, imports: ["Timestamps"]),
        "Chats": Row(layer: .domain, imports: ["Timestamps"]),
        "Orders": Row(layer: .domain, imports: []),

        "Storage": Row(layer: .data, imports: ["GRDB", "GRDBSQLite"]),
        "LaunchStore": Row(layer: .data, imports: ["Storage", "GRDB", "Launches", "Notifications", "DeepLinks"]),
        "NotificationStore": Row(layer: .data, imports: ["Storage", "GRDB", "Notifications", "DeepLinks"]),
        "FeedStore": Row(layer: .data, imports: ["Storage", "GRDB", "Feeds"]),
        "ChatStore": Row(layer: .data, imports: ["Storage", "GRDB", "Chats"]),
        "OrderStore": Row(layer: .data, imports: ["Storage", "GRDB", "Orders"]),
        "BackendClient": Row(layer: .data, imports: ["Notifications"]),

        "Navigation": Row(layer: .presentation, imports: ["DeepLinks"]),
        "AppFlow": Row(layer: .presentation, imports: ["Navigation", "DeepLinks", "Notifications", "Launches"]),
        "FeedFlow": Row(layer: .presentation, imports: ["Navigation", "DeepLinks", "Feeds"]),
        "ChatFlow": Row(layer: .presentation, imports: ["Navigation", "DeepLinks", "Chats"]),
        "OrderFlow": Row(
            layer: .presentation, imports: ["Navigation", "DeepLinks", "Launches", "Orders", "Timestamps"]),
        "CampusApp": Row(
            layer: .presentation, imports: domain.union(["AppFlow", "FeedFlow", "OrderFlow", "Navigation"])),
        "MessengerApp": Row(layer: .presentation, imports: domain.union(["AppFlow", "ChatFlow", "Navigation"])),

        "DeviceSimulator": Row(layer: .platform, imports: domain),
        "SimulatorPage": Row(
            layer: .platform, imports: domain.union(["DeviceSimulator", "Navigation", "FlyingSocks"])),
        "AppleBridge": Row(layer: .platform, imports: domain.union(["Navigation", "AppFlow"])),
    ]

    /// The modules of a layer.
    package static func names(in layer: Layer) -> Set<String> { Set(modules.filter { $0.value.layer == layer }.keys) }

    /// Products that every module may import once it declares them.
    static let everywhere: Set<String> = ["Logging"]

    /// What every module of the same layer may build on. Others are one feature's, or one program's.
    static let shared: Set<String> = ["Storage", "Navigation", "AppFlow", "DeviceSimulator"]

    /// Modules of the toolchain, which need no declaration.
    static let system: Set<String> = ["Foundation", "FoundationEssentials", "Observation"]

    /// What only one module may import, and no program: Apple's own, what costs a program's start on Linux, the sockets.
    static let reserved = [
        "Accessibility": "AppleBridge", "OSLog": "AppleBridge", "SwiftUI": "AppleBridge", "UIKit": "AppleBridge",
        "UserNotifications": "AppleBridge",
        "os": "AppleBridge", "FoundationNetworking": "BackendClient", "FlyingSocks": "SimulatorPage",
    ]

    private static let domain: Set<String> = [
        "Timestamps", "DeepLinks", "Notifications", "Launches", "Feeds", "Chats", "Orders",
    ]
}
