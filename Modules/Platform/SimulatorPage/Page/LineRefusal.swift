public import DeviceSimulator

/// Why a line cannot be followed, as a sentence.
public struct LineRefusal: Error, Equatable, CustomStringConvertible {
    public let description: String
    /// Why the device refuses what the line asks of it; nil for any other reason.
    public let cause: DeviceRefusal?

    public init(_ description: String, cause: DeviceRefusal? = nil) {
        self.description = description
        self.cause = cause
    }
}
