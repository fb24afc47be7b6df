import Foundation
import Notifications

/// What a phone holds of an app's notifications, whether the app runs or not.
struct HeldNotifications: Equatable, Codable {
    /// What the user said about notifications.
    var authorization = NotificationAuthorization.notDetermined
    /// Those that are due first come first, of equal dates by rising id.
    var scheduled: [ScheduledNotification] = []
    /// Those that are listed, in the order of their coming.
    var delivered: [DeliveredNotification] = []
}

extension HeldNotifications {
    /// - Parameter file: where an earlier process wrote it. Nothing is held where there is none, or none that can be
    ///   read.
    init(from file: URL) {
        self = (try? JSONDecoder().decode(Self.self, from: Data(contentsOf: file))) ?? Self()
    }

    /// All of it takes the place of what the file held, or nothing does, whenever the process dies. The file is its
    /// user's alone.
    /// - Throws: why the file could not be written.
    func write(to file: URL) throws {
        let new = file.appendingPathExtension("new")
        // What a process that died has left there, or somebody else has put there.
        unlink(new.path)
        do {
            try JSONEncoder().encode(self).write(to: new, options: .withoutOverwriting)
            guard chmod(new.path, 0o600) == 0, rename(new.path, file.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            unlink(new.path)
            throw error
        }
    }
}
