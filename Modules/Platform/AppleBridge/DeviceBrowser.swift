#if canImport(UIKit)
public import DeepLinks
import Foundation
public import Launches
import UIKit

/// Opens in Safari, or in the browser that the user chose, what the app does not take. Apple: "Allowing apps and websites
/// to link to your content", "Support Universal Links" (archived), "open(_:options:completionHandler:)".
///
/// iOS may give a universal link that an app opens to another app that claims it, else it gives it to the browser, and
/// never back to the app itself.
public final class DeviceBrowser: WebBrowser {
    /// The page that the app has yet to open, which is lost if the process ends: iOS opens nothing for an app that is
    /// not active, as while it starts. The newest counts, since a page that is opened puts the app in the background.
    private var waiting: (url: URL, since: Date, refused: @MainActor () -> Void)?

    public init() {
        _ = NotificationCenter.default.addObserver(
            forName: UIScene.didActivateNotification, object: nil, queue: .main
        ) { [weak self] _ in
            Task { @MainActor [weak self] in self?.openWaiting() }
        }
    }

    public func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        guard let url = URL(string: page.text) else { return refused() }
        waiting = (url, .now, refused)
        openWaiting()
    }

    private func openWaiting() {
        // A scene may be active no longer by the time that the task runs.
        guard UIApplication.shared.applicationState == .active, let (url, since, refused) = waiting else { return }
        waiting = nil
        // The user left meanwhile, and came back for something else.
        if since.timeIntervalSinceNow < -TimeToLive.navigation { return }
        UIApplication.shared.open(url, options: [:]) { isOpened in
            if !isOpened { refused() }
        }
    }
}
#endif
