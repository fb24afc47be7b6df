import AppIntents
import AppleBridge

/// For an app with Shortcuts: it reads better there than `OpenLinkIntent`, which opens any link. Replace `item/` by a
/// route of yours that ends in a number.
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
