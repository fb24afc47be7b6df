public import GRDB
public import StoreErrors

/// A file that could not be opened, as on a device before its first unlock, and opens at the first use that can.
///
/// After a try that waited for another process in vain, the file is not tried again for as long, 10 s at most: the app
/// opens it on the main actor, which would wait at each use.
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
    /// Why the last try failed, and when the next is made.
    private var refusal: (error: StoreError, ends: ContinuousClock.Instant)?
    private let now: @MainActor () -> ContinuousClock.Instant

    private enum State {
        case open(any DatabaseWriter)
        case unopened(@MainActor () throws(StoreError) -> any DatabaseWriter)
        case closed
    }

    /// - Parameters:
    ///   - path: where the file is.
    ///   - now: the time, for tests.
    ///   - open: opens the file. Called at each use until it succeeds, except for a while after a try that waited.
    public init(
        _ path: String, now: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        open: @escaping @MainActor () throws(StoreError) -> any DatabaseWriter
    ) {
        self.path = path
        self.now = now
        state = .unopened(open)
    }

    /// The file, opened now if it can be, else at its first use that can.
    /// - Parameters:
    ///   - path: where the file is.
    ///   - now: the time, for tests.
    ///   - open: opens the file.
    ///   - report: called with what a log should say: why it cannot be opened now, which file was backed up or
    ///     repaired.
    /// - Returns: the file, and what stood in its place now and was of no use.
    public static func open(
        _ path: String, now: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        _ open: @escaping @MainActor () throws(StoreError) -> OpenedDatabase,
        reporting report: @escaping @MainActor (String) -> Void
    ) -> (database: any StoreDatabase, backup: FileBackup?) {
        let reported = { @MainActor () throws(StoreError) -> OpenedDatabase in
            let opened = try open()
            if let notice = opened.notice { report(notice) }
            return opened
        }
        let later = ReopeningDatabase(path, now: now) { () throws(StoreError) in try reported().writer }
        do {
            let opened = try later.attempt(reported)
            return (opened.writer, opened.backup)
        } catch {
            report("\(error)")
            return (later, nil)
        }
    }

    public func opened() throws(StoreError) -> any DatabaseWriter {
        switch state {
        case .open(let writer): return writer
        case .closed: throw .unopened(path, because: "it was closed")
        case .unopened(let open):
            let writer = try attempt(open)
            state = .open(writer)
            return writer
        }
    }

    private func attempt<Opened>(_ open: @MainActor () throws(StoreError) -> Opened) throws(StoreError) -> Opened {
        let began = now()
        if let refusal, began < refusal.ends { throw refusal.error }
        do {
            return try open()
        } catch {
            // The clock goes on while a process is suspended, which is no waiting.
            refusal = (error, now() + min(began.duration(to: now()), .seconds(10)))
            throw error
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
