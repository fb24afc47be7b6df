public import DeepLinks
public import Launches

/// The device's browser: it comes to the display with a page, and gives no link back to the app that opened it. Apple:
/// "Supporting universal links in your app".
@MainActor
public final class BrowserSimulator: WebBrowser {
    /// Shows a page; returns whether the app may open one, which it may in the foreground.
    var show: @MainActor (String) -> Bool = { _ in false }

    public init() {}

    public func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        if !show(page.text) { refused() }
    }
}
