#if canImport(LocalAuthentication)
import LocalAuthentication

/// Whoever may unlock the device.
public enum DeviceOwner {
    /// Whether the device has a passcode, without which nobody can be asked.
    public static var canBeAsked: Bool {
        LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
    }

    /// Asks the person in front of the device to show that it is theirs: with Face ID or Touch ID, else with its
    /// passcode. Apple: "Logging a User into Your App with Face ID or Touch ID".
    /// - Parameter reason: what for, a few words that iOS shows; not empty. Face ID shows `NSFaceIDUsageDescription` of
    ///   the Info.plist in their place.
    /// - Returns: whether they did. They have not if they cancel, or if nobody can be asked.
    public static func isPresent(for reason: String) async -> Bool {
        (try? await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason)) ?? false
    }
}
#endif
