public import ArgumentParser
import DeepLinks
import Launches

/// The channel that a link comes through.
public enum Via: String, CaseIterable, Sendable, ExpressibleByArgument {
    case scheme
    case universalLink = "universal-link"
    case inApp = "in-app"
    case quickAction = "quick-action"
    case spotlight, handoff
    /// A widget, a Live Activity or a control, with the nonce that the app gave it.
    case widget
    case appIntent = "app-intent"

    /// How far it is trusted.
    var source: LinkSource { channel.linkSource }

    /// Nil for what is no link that the app gave to the system.
    var systemKind: SystemLink.Kind? { SystemLink.Kind.allCases.first { LaunchSource($0) == channel } }

    /// What the inbox calls it.
    private var channel: LaunchSource {
        switch self {
        case .scheme: .openURL
        case .universalLink: .userActivity
        case .inApp: .inApp
        case .quickAction: .quickAction
        case .spotlight: .spotlight
        case .handoff: .handoff
        case .widget: .widget
        case .appIntent: .appIntent
        }
    }

    /// The words for a command's help.
    static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Via {
    /// The link that the system brings for a path inside the app. Any other link stays as it is.
    func whole(_ link: String, in origins: LinkOrigins) -> String {
        guard (try? ParsedLink(link).form) == .relative else { return link }
        let path = link.utf8.first == UInt8(ascii: "/") ? String(link.dropFirst()) : link
        switch self {
        case .scheme, .handoff, .widget: return origins.schemes.first.map { "\($0)://\(path)" } ?? link
        case .universalLink: return origins.printedHost.map { "https://\($0)/\(path)" } ?? link
        case .inApp, .quickAction, .spotlight, .appIntent: return link
        }
    }
}
