public import Foundation

/// How long an arrival stays worth showing, counted from the tap.
public enum TimeToLive {
    /// Seconds for what navigates.
    public static let navigation: TimeInterval = 10 * 60
}
