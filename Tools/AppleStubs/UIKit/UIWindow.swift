public import Foundation

@MainActor
open class UIView: UIResponder {
    public init(frame: CGRect) {}

    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var backgroundColor: UIColor?

    open func addSubview(_ view: UIView) {}

    open func removeFromSuperview() {}
}

public class UIColor: NSObject {
    public class var systemBackground: UIColor { UIColor() }
}

@MainActor
open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
    }

    open var rootViewController: UIViewController?

    open func makeKeyAndVisible() {}
}

@MainActor
open class UIViewController: UIResponder {}
