#if canImport(UIKit)
import Foundation
public import Notifications

extension PushEnvironment {
    /// What this app was provisioned for; the App Store takes the profile out of what it hands out. Apple's simulator
    /// has none, and its tokens are of the sandbox (Xcode 14 Release Notes).
    public static var ofThisApp: PushEnvironment {
        #if targetEnvironment(simulator)
        return .sandbox
        #else
        let profile = Bundle.main.url(forResource: "embedded", withExtension: "mobileprovision")
        return PushEnvironment(embeddedProfile: profile.flatMap { try? Data(contentsOf: $0) })
        #endif
    }
}
#endif
