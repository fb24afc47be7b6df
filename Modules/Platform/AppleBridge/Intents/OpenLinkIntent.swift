#if canImport(UIKit)
public import AppIntents
import Launches
import Logging
import UIKit

/// Opens a whole link of the app from Shortcuts or Siri, as a custom scheme's URL is opened, since the shortcut, or the
/// link in it, may be a stranger's. Apple: "AppIntent".
///
/// For a route with parameters write an intent of your own with the same parameters, and have it call ``open(_:)``.
public struct OpenLinkIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open Link"
    public static let openAppWhenRun = true

    /// In the place of `openAppWhenRun`, which iOS 26 deprecates. Apple: "supportedModes".
    @available(iOS 26.0, *)
    public static var supportedModes: IntentModes { .foreground }

    @Parameter(title: "Link")
    public var link: String

    public init() {}

    @MainActor
    public func perform() async throws -> some IntentResult {
        Self.port?.open(urls: [link])
        return .result()
    }

    /// Opens a link that the app made of an intent's parameters, and trusts as its own. The app is in the foreground or
    /// about to be. An alert tells the user if it opens nothing.
    @MainActor
    public static func open(_ link: String) {
        port?.open(SystemLink(link, through: .appIntent))
    }

    @MainActor
    private static var port: (any ArrivalPort)? {
        let port = ArrivalApplicationDelegate.current?.port
        if port == nil { Logger(label: "AppleBridge").critical("no port: the intent's link goes nowhere") }
        return port
    }
}

/// Makes the intent known to the app's target, which lists it among its included packages. Apple: "AppIntentsPackage".
public struct AppleBridgeIntents: AppIntentsPackage {}
#endif
