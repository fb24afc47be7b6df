import Foundation
import GRDBSQLite
import TestSupport

/// The disk under one folder, which refuses what a test's plan says, and tells of each call before and after it.
///
/// SQLite calls it from the threads of its connections and waits for the answer, so that no actor can hold it: a lock does.
final class Disk: @unchecked Sendable {
    /// Told of a call that was not refused.
    struct Watcher: Sendable {
        var before: @Sendable (DiskCall, Disk.State) -> Void = { _, _ in }
        var after: @Sendable (DiskCall, Disk.State) -> Void = { _, _ in }
    }

    /// What the disk knows while nobody else changes it.
    struct State: Sendable {
        /// What the app was told.
        var promises = Promises()
        /// What would be left without power.
        var storage: UnsyncedFolder
    }

    let folder: URL
    private let plan: FaultPlan?
    private let watcher: Watcher?
    private let lock = NSLock()
    private var state: State
    private var calls = 0
    private var refusals = 0

    /// - Parameters:
    ///   - folder: an empty one.
    ///   - image: what stands in it, safe from a power loss.
    init(in folder: URL, holding image: DiskImage, plan: FaultPlan?, watcher: Watcher?) throws {
        self.folder = folder
        self.plan = plan
        self.watcher = watcher
        state = State(storage: UnsyncedFolder(image))
        try image.write(to: folder)
    }

    /// How many calls were refused.
    var refused: Int { lock.withLock { refusals } }

    var current: State { lock.withLock { state } }

    /// The app was told something that has to hold from now on.
    func promise(_ change: (inout Promises) -> Void) { lock.withLock { change(&state.promises) } }

    /// - Parameter body: the call itself.
    /// - Returns: SQLite's code.
    func perform(_ call: DiskCall, _ body: () -> CInt) -> CInt {
        lock.withLock {
            if let code = refusal(of: call) {
                refusals += 1
                return code
            }
            guard let watcher else { return body() }
            watcher.before(call, state)
            let result = body()
            if result == SQLITE_OK {
                state.storage.apply(call)
                watcher.after(call, state)
            }
            return result
        }
    }

    private func refusal(of call: DiskCall) -> CInt? {
        guard let plan, let code = plan.fault.code(for: call) else { return nil }
        calls += 1
        return calls == plan.first || plan.isLasting && calls > plan.first ? code : nil
    }
}
