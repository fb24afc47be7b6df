import GRDBSQLite
import TestSupport

/// What SQLite asks of a disk that may refuse it, or lose it with the power.
enum DiskCall: CustomStringConvertible {
    case open(String, isNew: Bool)
    case read(String)
    case write(String, at: Int, [UInt8])
    case sync(String)
    case truncate(String, size: Int)
    case delete(String, syncsFolder: Bool)
    case mapSharedMemory(String, extends: Bool)

    var description: String {
        switch self {
        case .open(let name, let isNew): "\(isNew ? "making" : "opening") \(name)"
        case .read(let name): "reading \(name)"
        case .write(let name, let offset, let bytes): "writing \(bytes.count) bytes at \(offset) of \(name)"
        case .sync(let name): "syncing \(name)"
        case .truncate(let name, let size): "truncating \(name) to \(size)"
        case .delete(let name, _): "deleting \(name)"
        case .mapSharedMemory(let name, _): "mapping the index of \(name)"
        }
    }

    var isSync: Bool {
        guard case .sync = self else { return false }
        return true
    }

    var changesFiles: Bool {
        switch self {
        case .open(_, let isNew): isNew
        case .write, .truncate, .delete: true
        case .read, .sync, .mapSharedMemory: false
        }
    }
}

/// A way in which a disk refuses calls of one kind (SQLite, "Result and Error Codes").
enum DiskFault: CaseIterable, Sendable {
    case full, write, sync, truncate, delete, open, sharedMemory
    /// A read fails, by which SQLite may take a file for damaged, or simply answers that it is.
    case read, readOfDevice, corrupt

    /// SQLite's code for a call that is refused so; nil for one of another kind.
    func code(for call: DiskCall) -> CInt? {
        switch (self, call) {
        case (.full, .write): SQLITE_FULL
        // (3<<8), and so on: Swift does not see macros that shift.
        case (.read, .read): SQLITE_IOERR | 1 << 8
        case (.readOfDevice, .read): SQLITE_IOERR | 33 << 8
        case (.corrupt, .read): SQLITE_CORRUPT
        case (.write, .write): SQLITE_IOERR | 3 << 8
        case (.sync, .sync): SQLITE_IOERR | 4 << 8
        case (.truncate, .truncate): SQLITE_IOERR | 6 << 8
        case (.delete, .delete): SQLITE_IOERR | 10 << 8
        case (.open, .open): SQLITE_CANTOPEN
        case (.sharedMemory, .mapSharedMemory(_, extends: true)): SQLITE_IOERR | 19 << 8
        case (.sharedMemory, .mapSharedMemory(_, extends: false)): SQLITE_IOERR | 21 << 8
        default: nil
        }
    }
}

/// Which calls of one kind a disk refuses.
struct FaultPlan: Sendable, CustomStringConvertible {
    let fault: DiskFault
    /// The first that is refused, counted from 1.
    let first: Int
    /// Whether all that follow are refused, too.
    let isLasting: Bool

    var description: String { "\(fault) \(isLasting ? "from" : "at") call \(first)" }
}

/// Which of many cases are tried.
enum Sample {
    /// So many of them, evenly spread from the first to the last, and more in an exploration.
    static func few<Element>(of all: [Element], atMost few: Int, exploring many: Int = .max) -> [Element] {
        let limit = Seeds.isExploration ? many : few
        if all.count <= limit { return all }
        return (0..<limit).map { all[$0 * (all.count - 1) / (limit - 1)] }
    }
}
