import Foundation
import Testing

/// Stands for another process that runs the app on a folder.
struct AppHolder {
    private let descriptor: CInt

    init(_ data: URL) throws {
        descriptor = open(data.appending(path: "app.lock").path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o644)
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }

    func end() { close(descriptor) }
}
