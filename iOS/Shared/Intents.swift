import AppIntents
import AppleBridge

struct Intents: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [AppleBridgeIntents.self] }
}
