public import Foundation

/// The address at which Apple's push service reaches this app on this device. It never appears in a log: its
/// description does not contain it. Apple: "Registering your app with APNs".
public struct DeviceToken: Hashable, Sendable, CustomStringConvertible {
    /// Of any length, which Apple leaves open.
    public let bytes: Data

    public init(_ bytes: Data) {
        self.bytes = bytes
    }

    /// Two lower-case digits a byte, as servers hand it to Apple's push service.
    public var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    public var description: String { "DeviceToken" }
}
