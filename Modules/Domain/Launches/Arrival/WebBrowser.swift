public import DeepLinks

/// The browser of the device, which opens the pages that the app does not take.
@MainActor
public protocol WebBrowser: AnyObject {
    /// Opens a page outside the app, once the app is on the display. The system never gives the page back to the app
    /// that opened it, even if that app has claimed its link. `refused` is called if the system does not open it.
    func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void)
}
