import AppIntents
import AppleBridge

struct Intents: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [AppleBridgeIntents.self] }
}

/// Reads better in Shortcuts than `OpenLinkIntent`, which opens any link. Replace `item/` by a route of yours that ends
/// in a number, or delete this intent.
struct OpenNumberIntent: AppIntent {
    static let title: LocalizedStringResource = "Open by Number"
    static let openAppWhenRun = true

    @available(iOS 26.0, *)
    static var supportedModes: IntentModes { .foreground }

    @Parameter(title: "Number")
    var number: Int

    @MainActor
    func perform() async throws -> some IntentResult {
        OpenLinkIntent.open("item/\(number)")
        return .result()
    }
}
