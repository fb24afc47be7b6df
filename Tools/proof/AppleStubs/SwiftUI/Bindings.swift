public import Observation

// Apple: "Binding", "init(get:set:)", "wrappedValue", "projectedValue", "subscript(dynamicMember:)"
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let value: Value

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        fatalError()
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}

// Apple: "State", "init(wrappedValue:)", "init(initialValue:)", "wrappedValue", "projectedValue"
@propertyWrapper
public struct State<Value> {
    private let value: Value

    public init(wrappedValue value: Value) {
        self.value = value
    }

    public init(initialValue value: Value) {
        self.value = value
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { fatalError() }
}

// Apple: "Bindable", "wrappedValue", "projectedValue", "init(wrappedValue:)"
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "what is wrapped has to be an observable object")
    public init(wrappedValue: Value) { fatalError() }
}

// Apple: "Bindable", "init(wrappedValue:)"
extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        fatalError()
    }
}

// Apple: "Bindable", "subscript(dynamicMember:)"
extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}
