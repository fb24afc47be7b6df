// Apple: "AppIntent", "title", "openAppWhenRun", "init()", "perform()"
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    static var title: LocalizedStringResource { get }

    static var openAppWhenRun: Bool { get }

    init()

    func perform() async throws -> PerformResult
}

// Apple: "AppIntent", "openAppWhenRun", "Parameter"
extension AppIntent {
    public static var openAppWhenRun: Bool { false }

    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

// Apple: "IntentParameter", "init(title:)", "wrappedValue"
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
    public init(title: LocalizedStringResource) {}

    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
}

// Apple: "IntentResult"
public protocol IntentResult: Sendable {}

// Apple: "IntentResultContainer"
public struct IntentResultContainer: IntentResult {}

// Apple: "IntentResult", "result()"
extension IntentResult where Self == IntentResultContainer {
    public static func result() -> Self { IntentResultContainer() }
}

// Apple: "AppIntentsPackage", "includedPackages"
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

// Apple: "AppIntentsPackage", "includedPackages"
extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
