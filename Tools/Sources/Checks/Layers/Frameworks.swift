/// Modules of the toolchain and of other packages that not every module of the project may import.
enum Frameworks {
    /// Modules of the toolchain, which need no declaration.
    static let system: Set<String> = ["Foundation", "FoundationEssentials", "Observation"]

    /// What only one module may import, and no program: Apple's own, what costs a program's start on Linux, the sockets.
    static let reserved = [
        "Accessibility": "AppleBridge", "AppIntents": "AppleBridge", "BackgroundTasks": "AppleBridge",
        "CoreSpotlight": "AppleBridge", "OSLog": "AppleBridge", "Security": "AppleBridge", "SwiftUI": "AppleBridge",
        "UIKit": "AppleBridge", "UniformTypeIdentifiers": "AppleBridge", "UserNotifications": "AppleBridge",
        "WidgetKit": "AppleBridge",
        "os": "AppleBridge", "FoundationNetworking": "BackendClient",
        "FlyingSocks": "SimulatorPage",
    ]
}
