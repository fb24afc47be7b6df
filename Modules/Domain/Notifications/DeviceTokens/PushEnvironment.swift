public import Foundation

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
