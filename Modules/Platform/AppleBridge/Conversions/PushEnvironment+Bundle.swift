#if canImport(UIKit)
import Foundation
public import Notifications

extension PushEnvironment {
    /// What this app was provisioned for; the App Store takes the profile out of what it hands out.
    public static var ofThisApp: PushEnvironment {
        let profile = Bundle.main.url(forResource: "embedded", withExtension: "mobileprovision")
        return PushEnvironment(embeddedProfile: profile.flatMap { try? Data(contentsOf: $0) })
    }
}
#endif
