@MainActor
open class UIWindow: UIResponder {
    public init(windowScene: UIWindowScene) {}

    open var rootViewController: UIViewController?

    open func makeKeyAndVisible() {}
}

@MainActor
open class UIViewController: UIResponder {}
