/// The kit's modules by layer, for a workspace that has them as products of another package.
enum KitModules {
    static func layer(of module: String) -> Layer? { layers.first { $0.value.contains(module) }?.key }

    static let layers: [Layer: Set<String>] = [
        .domain: ["Timestamps", "DeepLinks", "Notifications", "Launches"],
        .data: ["Storage", "LaunchStore", "NotificationStore", "BackendClient"],
        .presentation: ["Navigation", "AppFlow"],
        .platform: ["DeviceSimulator", "SimulatorPage", "AppleBridge"],
    ]
}
