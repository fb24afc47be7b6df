import Foundation

extension URL {
    /// Gives the file, which is made if it is missing, the mode that lets only its user read it. SQLite gives its
    /// companions the same one.
    /// - Throws: ``Damage/folder``, or ``Damage/foreign`` if a symbolic link stands in its place, whose target is not
    ///   the app's, or what is no file either.
    func makePrivate() throws {
        let file = path
        let made = open(file, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard made < 0 else {
            close(made)
            return
        }
        for path in ["", "-wal", "-shm", "-journal"].map({ file + $0 }) {
            switch FileKind(path) {
            case .link, .other:
                guard path == file else {
                    unlink(path)
                    continue
                }
                throw Damage.foreign
            case .file: chmod(path, 0o600)
            case .folder:
                if path == file { throw Damage.folder }
                rename(path, "\(path).foreign-\(UUID().uuidString)")
            case nil: break
            }
        }
    }
}
