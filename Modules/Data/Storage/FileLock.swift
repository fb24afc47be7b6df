public import Foundation

/// A lock between processes, on a file or a folder. The system releases it when the process that holds it dies.
public struct FileLock: Sendable {
    /// What the lock is on.
    public enum Place: Sendable {
        /// A file of the lock's own, which is made if it is missing.
        case file(String)
        /// A folder that is there.
        case folder(String)
    }

    private let descriptor: CInt

    /// Waits until no other process holds the lock, or only those that share it.
    /// - Parameters:
    ///   - place: the locked file or folder.
    ///   - isShared: whether others that share it may hold it, too.
    ///   - patience: for how many seconds to wait.
    /// - Throws: ``FileLockError``.
    public init(_ place: Place, isShared: Bool = false, patience: TimeInterval) throws(FileLockError) {
        descriptor =
            switch place {
            case .file(let path): open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
            case .folder(let path): open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            }
        guard descriptor >= 0 else {
            if errno == ELOOP, case .file = place { throw .symbolicLink }
            throw .unavailable(reason: String(cString: strerror(errno)))
        }
        let end = ContinuousClock.now + .seconds(patience)
        // The waiting form of flock(2) has no time limit.
        while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            let error = errno
            if error == EWOULDBLOCK, ContinuousClock.now < end {
                usleep(Self.pause)
            } else if error != EINTR {
                close(descriptor)
                throw error == EWOULDBLOCK ? .held : .unavailable(reason: String(cString: strerror(error)))
            }
        }
    }

    /// Between two looks at the lock, in microseconds.
    private static let pause: UInt32 = 5_000

    /// Writes a note into a lock's own file, in place of what stood there. It waits for no disk.
    /// - Throws: ``FileLockError/unavailable(reason:)``.
    public func write(_ note: String) throws(FileLockError) {
        let bytes = Array(note.utf8)
        let isLonger = lseek(descriptor, 0, SEEK_END) > bytes.count
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count,
            !isLonger || ftruncate(descriptor, off_t(bytes.count)) == 0
        else {
            throw .unavailable(reason: String(cString: strerror(errno)))
        }
    }

    public func release() {
        close(descriptor)
    }
}

/// Why a lock could not be had.
public enum FileLockError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another process held it all the while.
    case held
    /// A symbolic link stands in the place of its file: what that points to is somebody else's.
    case symbolicLink
    /// What it is on cannot be opened, or takes no lock.
    case unavailable(reason: String)

    public var description: String {
        switch self {
        case .held: "another process holds it"
        case .symbolicLink: "it is a symbolic link"
        case .unavailable(let reason): reason
        }
    }
}
