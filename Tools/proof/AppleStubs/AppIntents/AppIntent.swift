// Apple: "AppIntent", "title", "openAppWhenRun", "supportedModes", "init()", "perform()"
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    static var title: LocalizedStringResource { get }

    static var openAppWhenRun: Bool { get }

    @available(iOS 26.0, *)
    static var supportedModes: IntentModes { get }

    init()

    func perform() async throws -> PerformResult
}

// Apple: "IntentModes", "foreground", "background"
@available(iOS 26.0, *)
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var background: IntentModes { IntentModes(rawValue: 1 << 0) }
    public static var foreground: IntentModes { IntentModes(rawValue: 1 << 1) }
}

// Apple: "AppIntent", "openAppWhenRun", "supportedModes", "Parameter"
extension AppIntent {
    public static var openAppWhenRun: Bool { false }

    @available(iOS 26.0, *)
    public static var supportedModes: IntentModes { .background }

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
