// "AppIntent"
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    // "title"
    static var title: LocalizedStringResource { get }

    // "openAppWhenRun"
    static var openAppWhenRun: Bool { get }

    // "init()"
    init()

    // "perform()"
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var openAppWhenRun: Bool { false }

    // "Parameter"
    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

// "IntentParameter"
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
    // "init(title:)"
    public init(title: LocalizedStringResource) {}

    // "wrappedValue"
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
}

// "IntentResult"
public protocol IntentResult: Sendable {}

// "IntentResultContainer"
public struct IntentResultContainer: IntentResult {}

extension IntentResult where Self == IntentResultContainer {
    // "result()"
    public static func result() -> Self { IntentResultContainer() }
}

// "AppIntentsPackage"
public protocol AppIntentsPackage {
    // "includedPackages"
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
