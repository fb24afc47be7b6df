#if canImport(UIKit)
public import DeepLinks
import Foundation
public import Launches
import UIKit

/// Opens in Safari, or in the browser that the user chose, what the app does not take. Apple: "Supporting universal links in
/// your app", "open(_:options:completionHandler:)".
///
/// iOS gives a universal link that an app opens to any other app that claims it, else to the browser, and never back to the
/// app itself.
public final class DeviceBrowser: WebBrowser {
    /// What the app has yet to open: iOS opens nothing for an app that is not active, as while it starts.
    private var waiting: [(url: URL, refused: @MainActor () -> Void)] = []

    public init() {
        _ = NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: .main)
        { [weak self] _ in
            Task { @MainActor [weak self] in self?.openWaiting() }
        }
    }

    public func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        guard let url = URL(string: page.text) else { return refused() }
        waiting.append((url, refused))
        if UIApplication.shared.applicationState == .active { openWaiting() }
    }

    private func openWaiting() {
        let due = waiting
        waiting = []
        for (url, refused) in due {
            UIApplication.shared.open(url, options: [:]) { isOpened in
                if !isOpened { refused() }
            }
        }
    }
}
#endif
