import Launches

/// What happens to an app while its disk misbehaves.
@MainActor
protocol DiskScenario: Sendable, CustomStringConvertible {
    associatedtype App: StoredApp

    /// How what arrives may end.
    var outcomes: Set<Outcome> { get }

    /// What stands on the disk before.
    func beginning() async throws -> Beginning

    /// Lets it happen to an app that has its files open and has not started.
    func perform(on app: App) async throws

    /// What is wrong with what came of it, beside how it ended.
    /// - Parameter history: what the inbox has of it.
    func violations(in app: App, _ history: [LaunchRecord]) async throws -> [String]
}
