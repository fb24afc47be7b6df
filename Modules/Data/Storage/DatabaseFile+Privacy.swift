import Foundation

extension DatabaseFile {
    /// Gives the file, which is made if it is missing, the mode that lets only its user read it. SQLite gives its
    /// companions the same one.
    /// - Throws: ``Damage/foreign`` if a symbolic link stands in its place, whose target is not the app's, or what is no file.
    func makePrivate(_ url: URL) throws {
        let made = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard made < 0 else {
            close(made)
            return
        }
        for path in ["", "-wal", "-shm"].map({ url.path + $0 }) {
            switch FileKind(path) {
            case .link, .other:
                guard path == url.path else {
                    unlink(path)
                    continue
                }
                throw Damage.foreign
            case .file: chmod(path, 0o600)
            case .folder, nil: break
            }
        }
    }
}

/// What stands under a name, be it a link that points nowhere.
enum FileKind {
    case file
    case link
    case folder
    case other

    /// Nil if nothing does.
    init?(_ path: String) {
        #if os(Linux)
        // Foundation looks up the owner's name, too, which costs a start 0.7 ms here.
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFLNK: self = .link
        case S_IFDIR: self = .folder
        default: self = .other
        }
        #else
        self.init(attributesOf: path)
        #endif
    }

    /// Without `lstat`, which Apple's "Describing use of required reason API" lists. A link is not followed here, either.
    init?(attributesOf path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: self = .file
        case .typeSymbolicLink: self = .link
        case .typeDirectory: self = .folder
        default: self = .other
        }
    }
}
