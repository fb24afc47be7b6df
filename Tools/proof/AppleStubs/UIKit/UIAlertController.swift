public import Foundation

// Apple: "UIAlertController", "init(title:message:preferredStyle:)", "UIAlertController.Style", "addAction(_:)"
@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public init(title: String?, message: String?, preferredStyle: Style) {}

    open func addAction(_ action: UIAlertAction) {}
}

// Apple: "UIAlertAction", "init(title:style:handler:)", "UIAlertAction.Style"
@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
