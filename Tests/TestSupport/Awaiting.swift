public import Navigation
import Testing

extension ScreenModel {
    /// Waits until the content is as a test wants it, or the test's time is over.
    /// - Returns: the content then.
    @discardableResult
    public func content(where isWanted: (ScreenContent) -> Bool) async -> ScreenContent {
        while !isWanted(content) && !Task.isCancelled { await Task.yield() }
        #expect(isWanted(content))
        return content
    }
}
