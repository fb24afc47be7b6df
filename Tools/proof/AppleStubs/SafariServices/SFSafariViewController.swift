public import Foundation
public import UIKit

// Apple: "SFSafariViewController", "init(url:)", "delegate"
@MainActor
open class SFSafariViewController: UIViewController {
    public init(url URL: URL) {}

    public weak var delegate: (any SFSafariViewControllerDelegate)?
}

// Apple: "SFSafariViewControllerDelegate", "safariViewControllerDidFinish(_:)"
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

// Apple: "SFSafariViewControllerDelegate", "safariViewControllerDidFinish(_:)"
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
