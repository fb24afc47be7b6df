public import UIKit

// Apple: "UIHostingController", "init(rootView:)", "rootView"
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
        self.rootView = rootView
    }

    public var rootView: Content
}
