public import UIKit

// Apple: "App", "body", "init()"
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

// Apple: "App", "main()"
extension App {
    public static func main() {}
}

// Apple: "Scene", "body"
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }
}

// Apple: "Scene"
extension Never: Scene {}

// Apple: "SceneBuilder", "buildExpression(_:)", "buildBlock(_:)"
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

// Apple: "WindowGroup", "body", "init(content:)"
public struct WindowGroup<Content: View>: Scene {
    public var body: Never { fatalError() }

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// Apple: "ScenePhase", "background", "inactive", "active"
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

// Apple: "UIApplicationDelegateAdaptor", "wrappedValue", "init(_:)"
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    public var wrappedValue: DelegateType { fatalError() }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

// Apple: "EnvironmentValues", "scenePhase", "refresh", "dismiss"
public struct EnvironmentValues {
    public var scenePhase: ScenePhase { .active }

    public var refresh: RefreshAction? { nil }

    public var dismiss: DismissAction { fatalError() }
}

// Apple: "EnvironmentKey", "defaultValue"
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

// Apple: "EnvironmentValues", "subscript(_:)"
extension EnvironmentValues {
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}

// Apple: "View", "environment(_:_:)"
extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { EmptyView() }
}

// Apple: "DismissAction", "callAsFunction()"
@MainActor @preconcurrency
public struct DismissAction {
    public func callAsFunction() {}
}

// Apple: "Environment", "init(_:)", "wrappedValue"
@propertyWrapper
public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

    public var wrappedValue: Value { fatalError() }
}

// Apple: "View", "onOpenURL(perform:)", "onContinueUserActivity(_:perform:)", "overlay(content:)"
extension View {
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { EmptyView() }

    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    nonisolated public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
}

// Apple: "View", "ignoresSafeArea(_:edges:)"
extension View {
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { EmptyView() }
}

// Apple: "SafeAreaRegions", "all"
public struct SafeAreaRegions: Sendable {
    public static let all = SafeAreaRegions()
}

// Apple: "Edge", "Set", "all"
public enum Edge {
    public struct Set: Sendable {
        public static let all = Set()
    }
}

// Apple: "Color", "black", "clear", "primary"
public struct Color: PrimitiveView {
    public static let black = Color()
    public static let clear = Color()
    public static let primary = Color()
}
