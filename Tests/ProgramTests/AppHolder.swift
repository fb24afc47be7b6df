import Foundation
import Testing

/// Stands for another process that runs the app on a folder.
struct AppHolder {
    private let descriptor: CInt

    init(_ data: URL) throws {
        descriptor = open(data.appending(path: "app.lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data("\(getpid())\n".utf8))
    }

    func end() { close(descriptor) }
}
