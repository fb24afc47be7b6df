/// Deletes an account's content from all stores after its sign-out, once for all waiting reducers, and again if a
/// sign-out or a late write came meanwhile.
struct CleanupReducer: LaunchReducer, Hashable {
    private var isRunning = false
    /// Whether more may have been left behind since it began.
    private var isOutdated = false

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .cleanupWanted:
            return context.needsCleanup ? start() : [.event(.cleanupEnded(nil))]
        case .signedOut:
            isOutdated = isRunning
        case .wroteLate:
            isOutdated = isRunning
            return context.account == nil ? [.event(.cleanupWanted)] : []
        case .ended(.cleanUp, let result):
            return isRunning ? end(result) : []
        default:
            break
        }
        return []
    }

    private mutating func start() -> [LaunchStep] {
        guard !isRunning else { return [] }
        isRunning = true
        return [.effect(.start(.cleanUp))]
    }

    private mutating func end(_ result: WorkResult) -> [LaunchStep] {
        defer { isOutdated = false }
        isRunning = false
        if case .failed(let failure) = result { return [.event(.cleanupEnded(failure))] }
        return isOutdated ? start() : [.event(.cleaned), .event(.cleanupEnded(nil))]
    }
}
