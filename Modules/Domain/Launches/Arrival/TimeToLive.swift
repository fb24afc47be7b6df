public import Foundation

/// How long an arrival stays useful, counted from the tap.
public enum TimeToLive {
    /// Seconds for a tap that navigates.
    public static let navigation: TimeInterval = 10 * 60
    /// Seconds for an action with an effect.
    public static let action: TimeInterval = 24 * 60 * 60
}
