import SafariServices
import SwiftUI

/// A page outside the app, in a browser in a sheet.
struct SafariView: UIViewControllerRepresentable {
    /// Of http or https: for any other the browser ends the app.
    let page: URL
    let close: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator(close) }

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let browser = SFSafariViewController(url: page)
        browser.delegate = context.coordinator
        return browser
    }

    func updateUIViewController(_ browser: SFSafariViewController, context: Context) {}

    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        private let close: () -> Void

        init(_ close: @escaping () -> Void) {
            self.close = close
        }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { close() }
    }
}
