public import Foundation

/// The address at which Apple's push service reaches this app on this device. It never appears in a log: its
/// description does not contain it. Apple: "Registering your app with APNs".
public struct DeviceToken: Hashable, Sendable, CustomStringConvertible {
    /// What the pushes are for that are sent to it.
    public enum Use: Hashable, Sendable {
        /// Notifications and silent pushes.
        case device
        /// Starting a Live Activity whose attributes have this type. Apple: `pushToStartTokenUpdates`.
        case pushToStart(attributes: String)
        /// Updating and ending one Live Activity. Apple: `pushTokenUpdates`.
        case liveActivity(id: String)
    }

    /// Of any length, which Apple leaves open.
    public let bytes: Data
    public let use: Use

    public init(_ bytes: Data, for use: Use = .device) {
        self.bytes = bytes
        self.use = use
    }

    /// Two lower-case digits a byte, as servers hand it to Apple's push service.
    public var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    public var description: String { "DeviceToken" }
}

/// As a backend and a store write it.
extension DeviceToken.Use {
    public var kind: String {
        switch self {
        case .device: "device"
        case .pushToStart: "pushToStart"
        case .liveActivity: "liveActivity"
        }
    }

    /// The type of the attributes, or the activity's id; nil for the device itself.
    public var subject: String? {
        switch self {
        case .device: nil
        case .pushToStart(let subject), .liveActivity(let subject): subject
        }
    }

    /// Nil for what is none.
    public init?(kind: String, subject: String?) {
        switch (kind, subject) {
        case ("device", nil): self = .device
        case ("pushToStart", let attributes?): self = .pushToStart(attributes: attributes)
        case ("liveActivity", let id?): self = .liveActivity(id: id)
        default: return nil
        }
    }
}

/// Which of Apple's push services knows a device token. Apple: "Sending notification requests to APNs".
public enum PushEnvironment: String, Sendable, CaseIterable {
    case sandbox, production

    /// The environment that an app was provisioned for, however it was built.
    /// - Parameter profile: the app's `embedded.mobileprovision`, a property list within a signature; nil if there is
    ///   none, as in what the App Store hands out.
    public init(embeddedProfile profile: Data?) {
        self = profile.flatMap(Self.apsEnvironment) == "development" ? .sandbox : .production
    }

    /// Apple: "APS Environment Entitlement".
    private static func apsEnvironment(of profile: Data) -> String? {
        guard let start = profile.range(of: Data("<?xml".utf8))?.lowerBound,
            let end = profile.range(of: Data("</plist>".utf8), in: start..<profile.endIndex)?.upperBound
        else { return nil }
        let list = Data(profile[start..<end])
        let members = try? PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
        return (members?["Entitlements"] as? [String: Any])?["aps-environment"] as? String
    }
}
