public import DeepLinks
public import Foundation
import Launches
import Notifications

/// What was opened, from where and how fast, for an app's analytics. It holds no text and no token of the payload, and
/// of the link's query only its campaign.
///
/// ```swift
/// services.didSettle = { settled in
///     if let line = try? encoder.encode(settled.report) { opens.append(line + Data("\n".utf8)) }
/// }
/// ```
public struct OpenReport: Codable, Equatable, Sendable {
    /// How the arrival ended, such as `shown`: the raw value of an `Outcome`.
    public let outcome: String
    /// Why it opened no screen, such as `contentNotFound`; nil if it did.
    public let code: String?
    /// The channel that it came through, such as `notificationResponse`: the raw value of a `LaunchSource`.
    public let source: String
    /// The pattern of its route, such as `feed/:feedID`; nil if it has none.
    public let route: String?
    /// The dialect of the push's sender, such as `braze`; nil for a link.
    public let sender: String?
    /// The id of the message at that sender; nil if the push has none.
    public let messageID: String?
    /// The id of the campaign at that sender; nil if the push has none.
    public let campaignID: String?
    /// What the link's items `utm_…` say; nil if it has none.
    public let campaign: LinkCampaign?
    /// When it was tapped, or reached the app.
    public let arrivedAt: Date
    /// From then to the first frame of its screen; nil if no screen was shown.
    public let secondsToScreen: TimeInterval?

    @MainActor
    init(_ arrival: OpenArrival, as settlement: Settlement, reading fragments: LinkFragments, at date: Date) {
        let push = arrival.openPush?.payload
        outcome = settlement.outcome.rawValue
        code = settlement.code
        source = arrival.record.source.rawValue
        route = settlement.route
        sender = push?.dialect.id
        messageID = push?.senderMessageID
        campaignID = push?.senderCampaignID
        campaign = (arrival.target?.text).flatMap { LinkCampaign(of: $0, fragments: fragments) }
        arrivedAt = arrival.record.arrivedAt
        secondsToScreen = settlement.outcome == .shown ? date.timeIntervalSince(arrivedAt) : nil
    }
}
