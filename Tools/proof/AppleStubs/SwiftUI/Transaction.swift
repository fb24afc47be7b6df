// Apple: "Transaction", "init()", "disablesAnimations"
public struct Transaction {
    public init() {}

    public var disablesAnimations: Bool {
        get { false }
        set {}
    }
}

// Apple: "withTransaction(_:_:)"
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
