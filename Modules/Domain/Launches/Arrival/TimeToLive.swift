public import Foundation

/// How long an arrival stays worth doing, counted from the tap.
public enum TimeToLive {
    /// Seconds for what navigates.
    public static let navigation: TimeInterval = 10 * 60
    /// Seconds for an action with an effect.
    public static let action: TimeInterval = 24 * 60 * 60
}
