import Foundation
import GRDBSQLite
import TestSupport

/// The disk under one folder, which refuses what a test's plan says, and keeps what would be left of
/// its files if the process died, or the power went.
///
/// SQLite calls it from the threads of its connections and waits for the answer, so that no actor can hold it: a lock
/// does.
final class Disk: @unchecked Sendable {
    /// What the disk knows while nobody else changes it.
    struct State: Sendable {
        /// What the app was told.
        var promises = Promises()
        /// What would be left without power.
        var storage: UnsyncedFolder
        /// What the camera has taken, in order, each state once.
        var snapshots: [DiskSnapshot] = []
    }

    let folder: URL
    private let plan: FaultPlan?
    private let camera: DiskCamera?
    private let lock = NSLock()
    private var state: State
    private var calls: [DiskFault: Int] = [:]
    private var refusals = 0
    private var isClosed = false
    private var synced: [String] = []

    /// - Parameters:
    ///   - folder: an empty one.
    ///   - image: what stands in it, safe from a power loss.
    ///   - plan: what it refuses; nil for nothing.
    ///   - camera: takes what a death or a power loss would leave; nil for none.
    init(in folder: URL, holding image: DiskImage, plan: FaultPlan?, camera: DiskCamera?) throws {
        self.folder = folder
        self.plan = plan
        self.camera = camera
        state = State(storage: UnsyncedFolder(image))
        try image.write(to: folder)
    }

    /// Lets no file be opened until it is called again, as iOS before the device's first unlock.
    func setClosed(_ isClosed: Bool) { lock.withLock { self.isClosed = isClosed } }

    /// How many calls were refused.
    var refused: Int { lock.withLock { refusals } }

    /// How many calls there were of each kind that a fault is about; of the plan's kind alone if there is a plan.
    var counted: [DiskFault: Int] { lock.withLock { calls } }

    /// The files that were synced so far, each as often as it was.
    var syncs: [String] { lock.withLock { synced } }

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
            if case .sync(let name) = call { synced.append(name) }
            guard let camera else { return body() }
            if camera.looksBefore(call) { camera.take(&state, in: folder, at: "before \(call)") }
            let result = body()
            guard result == SQLITE_OK else { return result }
            state.storage.apply(call)
            if camera.looksAfter(call) { camera.take(&state, in: folder, at: "after \(call)") }
            return result
        }
    }

    private func refusal(of call: DiskCall) -> CInt? {
        if isClosed, let code = DiskFault.open.code(for: call) { return code }
        let faults = plan.map { [$0.fault] } ?? DiskFault.allCases
        for fault in faults where fault.code(for: call) != nil { calls[fault, default: 0] += 1 }
        guard let plan, let code = plan.fault.code(for: call), let number = calls[plan.fault] else { return nil }
        return number == plan.first || plan.isLasting && number > plan.first ? code : nil
    }
}
