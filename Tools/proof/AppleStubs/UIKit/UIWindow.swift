public import Foundation

// Apple: "UIView", "init(frame:)", "frame", "bounds", "backgroundColor", "autoresizingMask",
// "AutoresizingMask", "flexibleWidth", "flexibleHeight", "addSubview(_:)", "removeFromSuperview()"
@MainActor
open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    public init(frame: CGRect) {}

    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var backgroundColor: UIColor?
    open var autoresizingMask: AutoresizingMask = []

    open func addSubview(_ view: UIView) {}

    open func removeFromSuperview() {}
}

// Apple: "UIColor", "systemBackground"
public class UIColor: NSObject {
    public class var systemBackground: UIColor { UIColor() }
}

// Apple: "UIWindow", "init(windowScene:)", "rootViewController", "makeKeyAndVisible()"
@MainActor
open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
    }

    open var rootViewController: UIViewController?

    open func makeKeyAndVisible() {}
}

// Apple: "UIViewController", "present(_:animated:completion:)", "title", "storyboard", "presentedViewController",
// "dismiss(animated:completion:)", "transitionCoordinator", "isBeingPresented", "isBeingDismissed"
@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    open var storyboard: UIStoryboard? { nil }
    open var presentedViewController: UIViewController? { nil }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {}
}

// Apple: "UIViewControllerTransitionCoordinator", "animate(alongsideTransition:completion:)",
// "UIViewControllerTransitionCoordinatorContext"
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

// Apple: "UIViewControllerTransitionCoordinator", "animate(alongsideTransition:completion:)"
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

// Apple: "UINavigationController", "pushViewController(_:animated:)", "popToRootViewController(animated:)"
@MainActor
open class UINavigationController: UIViewController {
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

// Apple: "UITabBarController", "selectedViewController"
@MainActor
open class UITabBarController: UIViewController {
    open var selectedViewController: UIViewController?
}

// Apple: "UIStoryboard", "instantiateViewController(withIdentifier:)"
@MainActor
open class UIStoryboard: NSObject {
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
