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

/// The same with the file that keeps it for the phone's next process.
@MainActor
final class HeldNotificationsFile {
    var held = HeldNotifications()
    /// The requests that are listed: a long list is not looked through for each push.
    var listedIDs: Set<String>
    private let url: URL?
    private let report: @MainActor (String) -> Void
    /// What the file has of it.
    private var kept: HeldNotifications
    /// Whether something else is in its place, which is backed up before anything is written.
    private var isDamaged = false
    /// Why the disk did not read a file that may be sound: nothing is written over it.
    private(set) var refusal: (any Error)?

    /// Reads what an earlier process wrote; nothing is held where there is no file, or none that can be read.
    /// - Parameter url: nil for a phone whose notifications end with its process.
    init(_ url: URL?, report: @escaping @MainActor (String) -> Void) {
        (self.url, self.report) = (url, report)
        do {
            if let url { held = try JSONDecoder().decode(HeldNotifications.self, from: Data(contentsOf: url)) }
        } catch CocoaError.fileReadNoSuchFile {
            // Nobody has written it yet.
        } catch {
            let isFolder = try? url?.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
            isDamaged = error is DecodingError || isFolder == true
            refusal = isDamaged ? nil : error
            report("\(url?.path ?? "") cannot be read: \(error.localizedDescription)")
        }
        kept = held
        listedIDs = Set(held.delivered.map(\.requestID))
    }

    /// Whether the file lists one of these requests.
    func lists(_ requestIDs: Set<String>) -> Bool {
        kept.delivered.contains { requestIDs.contains($0.requestID) }
    }

    /// - Throws: why the file could not be written; it is tried again with the next change.
    func keep() throws {
        if held != kept { try write() }
    }

    /// Nothing that was removed stays on the disk: where the file cannot be written, there is none. It is written in
    /// any case, since a process that died as it wrote may have left some of it beside the file.
    func erase() {
        refusal = nil
        do {
            try write()
        } catch {
            if let url { unlink(url.path) }
            kept = HeldNotifications()
        }
        if let backup { unlink(backup.path) }
    }

    /// All of it takes the place of what the file held, or nothing does, whenever the process dies. The file is its
    /// user's alone.
    private func write() throws {
        if let refusal { throw refusal }
        if let url {
            let new = url.appendingPathExtension("new")
            // What a process that died has left there, or somebody else has put there.
            unlink(new.path)
            do {
                try JSONEncoder().encode(held).write(to: new, options: .withoutOverwriting)
                guard chmod(new.path, 0o600) == 0 else { throw POSIXError.last }
                try backUpDamaged()
                guard rename(new.path, url.path) == 0 else { throw POSIXError.last }
            } catch {
                unlink(new.path)
                throw error
            }
        }
        kept = held
    }

    private func backUpDamaged() throws {
        guard isDamaged, let url, let backup else { return }
        guard rename(url.path, backup.path) == 0 else { throw POSIXError.last }
        isDamaged = false
        report("\(url.path) was backed up as \(backup.path)")
    }

    /// Where the last damaged file goes. A sign-out deletes it, since it may hold anybody's texts.
    private var backup: URL? { url?.appendingPathExtension("damaged") }
}

extension POSIXError {
    fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
