public import AppFlow
public import ArgumentParser
import DeepLinks
import DeviceSimulator

/// What the app is doing when something arrives.
public enum Arrive: String, CaseIterable, Sendable, ExpressibleByArgument {
    case foreground, background, terminated
}

/// The channel that a link comes through.
public enum Via: String, CaseIterable, Sendable, ExpressibleByArgument {
    case scheme
    case universalLink = "universal-link"
    case inApp = "in-app"

    var source: LinkSource {
        switch self {
        case .scheme: .scheme
        case .universalLink: .universalLink
        case .inApp: .inApp
        }
    }
}

extension Checkpoint: ExpressibleByArgument {}
