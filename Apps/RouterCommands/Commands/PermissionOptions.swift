public import ArgumentParser
package import DeviceSimulator
public import Notifications

/// What the user lets the app show.
package struct PermissionOptions: ParsableArguments {
    enum Answer: String, CaseIterable, ExpressibleByArgument {
        case grant, refuse
    }

    @Option(help: "How the user answers when asked for permission to notify.")
    var permission: Answer = .grant

    @Option(
        help: ArgumentHelp("What the user sets for the app in the phone's settings before.", valueName: "STATUS"))
    var settings: NotificationAuthorization?

    package init() {}

    @MainActor
    package func apply(to notificationCenter: NotificationCenterSimulator) {
        notificationCenter.permission.answer = permission == .grant ? .granted : .denied
        if let settings { notificationCenter.set(settings) }
    }
}

extension NotificationAuthorization: ExpressibleByArgument {}
