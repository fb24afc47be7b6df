public import ArgumentParser
import DeepLinks

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
