public import Navigation
import Observation
public import Testing

extension ScreenModel {
    /// Waits until the content is as a test wants it, for some seconds at most.
    /// - Returns: the content then.
    @discardableResult
    public func content(
        at location: SourceLocation = #_sourceLocation, where isWanted: (ScreenContent) -> Bool
    ) async -> ScreenContent {
        let changes = Events()
        await changes.wait(for: "other content", seeing: content.summary, at: location) {
            isWanted(
                withObservationTracking {
                    content
                } onChange: {
                    // It is told before the content is another.
                    Task { @MainActor in changes.tell() }
                })
        }
        return content
    }
}

extension ScreenContent {
    /// What a failed wait says of it.
    fileprivate var summary: String {
        let last = rows.last.map { "\($0)" } ?? "none"
        return "\(status), \(rows.count) rows, the last \(last), actions \(actions.map(\.id))"
    }
}
