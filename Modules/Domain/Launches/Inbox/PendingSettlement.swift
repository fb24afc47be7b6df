/// How one payload is to end, and the steps that this adds to its trace.
public struct PendingSettlement: Equatable, Sendable {
    public var id: LaunchRecord.ID
    public var settlement: Settlement
    public var trace: [TraceEntry]

    public init(_ id: LaunchRecord.ID, as settlement: Settlement, trace: [TraceEntry]) {
        self.id = id
        self.settlement = settlement
        self.trace = trace
    }
}
