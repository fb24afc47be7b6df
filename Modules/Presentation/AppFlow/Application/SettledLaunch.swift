public import DeepLinks
import Foundation
public import Launches
public import Navigation

/// How a payload ended, with the navigation as it was then.
public struct SettledLaunch: Equatable, Sendable {
    public let id: LaunchRecord.ID
    public private(set) var settlement: Settlement
    /// As captured from the link, path and query.
    public let parameters: [String: String]
    public let navigation: NavigationState
    /// What an app's analytics may know of it.
    public let report: OpenReport
    /// Whether the browser opens it, since no route takes it, for the reason that the settlement's code gives.
    public let isLeftToBrowser: Bool
    /// Why it was not routed, in names and without values; nil if it was, or if the code says all.
    public var reason: String?
    /// The same for people, where it has sentences in each language.
    public var findings: [LinkFinding] = []

    @MainActor
    init(
        _ arrival: OpenArrival, as settlement: Settlement, navigation: NavigationState,
        reading fragments: LinkFragments, at date: Date
    ) {
        id = arrival.id
        self.settlement = settlement
        self.settlement.route = arrival.resolution?.route
        parameters = arrival.resolution?.parameters ?? [:]
        self.navigation = navigation
        isLeftToBrowser = settlement.outcome == .ignored && arrival.unrouted != nil
        if isLeftToBrowser { self.settlement.code = arrival.unrouted?.error.code }
        report = OpenReport(arrival, as: self.settlement, reading: fragments, at: date)
        reason = arrival.reason
        findings = arrival.findings
    }
}

/// The result of one arrival.
public enum ArrivalResult: Equatable, Sendable {
    case recorded(LaunchRecord.ID)
    /// It could not be recorded, and is kept in memory as long as the process lives.
    case notDurable(LaunchRecord.ID)
    /// The event had arrived before.
    case duplicate(of: LaunchRecord.ID)
    /// A push with nothing to show, which was recorded.
    case silent(LaunchRecord.ID)
    /// A notification was shown in the foreground and is no arrival unless it is tapped.
    case presented
    /// A notification for another account was neither shown nor kept.
    case notForThisAccount
    /// A notification that could not be read was not shown.
    case unreadable
}
