public import GRDB
public import StoreErrors

/// A file that could not be opened, as on a device before its first unlock, and opens at the first use that can.
///
/// ```swift
/// let opened = ReopeningDatabase.open(file.path) { () throws(StoreError) in
///     try DatabaseFile(file).open(migrations: LaunchStoreSchema.migrations, now: .now)
/// } reporting: {
///     log.critical("\($0)")
/// }
/// let sessions = SQLiteSessionStore(opened.database)
/// ```
@MainActor
public final class ReopeningDatabase: StoreDatabase {
    public nonisolated let path: String
    private var state: State

    private enum State {
        case open(any DatabaseWriter)
        case unopened(@MainActor () throws(StoreError) -> any DatabaseWriter)
        case closed
    }

    /// - Parameters:
    ///   - path: where the file is.
    ///   - open: opens the file. Called at each use until it succeeds, so it is not to wait for others long.
    public init(_ path: String, open: @escaping @MainActor () throws(StoreError) -> any DatabaseWriter) {
        self.path = path
        state = .unopened(open)
    }

    /// The file, opened now if it can be, else at its first use that can.
    /// - Parameters:
    ///   - path: where the file is.
    ///   - open: opens the file.
    ///   - report: called with what a log should say: why it cannot be opened now, which file was backed up or repaired.
    /// - Returns: the file, and what stood in its place now and was of no use.
    public static func open(
        _ path: String, _ open: @escaping @MainActor () throws(StoreError) -> OpenedDatabase,
        reporting report: @escaping @MainActor (String) -> Void
    ) -> (database: any StoreDatabase, backup: FileBackup?) {
        let reported = { @MainActor () throws(StoreError) -> OpenedDatabase in
            let opened = try open()
            if let notice = opened.notice { report(notice) }
            return opened
        }
        do {
            let opened = try reported()
            return (opened.writer, opened.backup)
        } catch {
            report("\(error)")
            return (ReopeningDatabase(path) { () throws(StoreError) in try reported().writer }, nil)
        }
    }

    public func opened() throws(StoreError) -> any DatabaseWriter {
        switch state {
        case .open(let writer): return writer
        case .closed: throw .unopened(path, because: "it was closed")
        case .unopened(let open):
            let writer = try open()
            state = .open(writer)
            return writer
        }
    }

    public nonisolated func opened() async throws(StoreError) -> any DatabaseWriter {
        try await openedOnMain()
    }

    private func openedOnMain() throws(StoreError) -> any DatabaseWriter { try opened() }

    public func closeForGood() throws {
        defer { state = .closed }
        if case .open(let writer) = state { try writer.close() }
    }
}
