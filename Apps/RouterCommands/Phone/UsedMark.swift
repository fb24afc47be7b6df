import Foundation

/// A mark in a data folder that somebody has used: the name of an empty file, since what a file holds may be damaged.
///
/// Only without it account 1 and the sample content may be taken for granted. A first start sets it once both are kept;
/// one that was interrupted before is finished by the next.
enum UsedMark {
    static func isSet(in directory: URL) -> Bool { access(file(in: directory).path, F_OK) == 0 }

    static func set(in directory: URL) {
        let file = open(file(in: directory).path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }

    private static func file(in directory: URL) -> URL { directory.appending(path: "app.used") }
}
