public import Foundation

extension Date {
    /// As it is stored: UTC, in milliseconds since 1970. What lies beyond 64 bits becomes their first or last moment.
    public var milliseconds: Int64 {
        let rounded = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: rounded) ?? (rounded > 0 ? .max : .min)
    }

    public init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}
