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

    var source: LinkSource {
        switch self {
        case .scheme: .scheme
        case .universalLink: .universalLink
        case .inApp: .inApp
        case .widget: LaunchSource.widget.linkSource
        case .quickAction, .spotlight, .handoff, .appIntent: systemKind.map { LaunchSource($0).linkSource } ?? .scheme
        }
    }

    /// Nil for what is no link that the app gave to the system.
    var systemKind: SystemLink.Kind? {
        switch self {
        case .quickAction: .quickAction
        case .spotlight: .spotlight
        case .handoff: .handoff
        case .appIntent: .appIntent
        case .scheme, .universalLink, .inApp, .widget: nil
        }
    }

    /// The words for a command's help.
    static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
