public import UIKit

// Apple: "UIViewControllerRepresentable", "makeUIViewController(context:)", "updateUIViewController(_:context:)",
// "makeCoordinator()", "UIViewControllerRepresentable.Context"
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}

// Apple: "UIViewControllerRepresentable", "body"
extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
}

// Apple: "makeCoordinator()"
extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

// Apple: "UIViewControllerRepresentableContext", "coordinator"
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public var coordinator: Representable.Coordinator { fatalError() }
}
