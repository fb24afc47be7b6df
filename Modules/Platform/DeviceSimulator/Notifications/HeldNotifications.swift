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
    /// What the file has of it.
    private var kept: HeldNotifications
    /// Why the disk did not read a file that may be sound: nothing is written over it.
    private(set) var refusal: (any Error)?

    /// Reads what an earlier process wrote; nothing is held where there is no file, or a damaged one, which the next
    /// write replaces. What is no file, or cannot be read, stays: nothing is kept then.
    /// - Parameter url: nil for a phone whose notifications end with its process.
    init(_ url: URL?, report: @MainActor (String) -> Void) {
        self.url = url
        do {
            if let url { held = try JSONDecoder().decode(HeldNotifications.self, from: Data(contentsOf: url)) }
        } catch CocoaError.fileReadNoSuchFile {
            // Nobody has written it yet.
        } catch {
            refusal = error is DecodingError ? nil : error
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
                guard rename(new.path, url.path) == 0 else { throw POSIXError.last }
            } catch {
                unlink(new.path)
                throw error
            }
        }
        kept = held
    }
}

extension POSIXError {
    fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension DeliveredNotification {
    var payload: NotificationPayload? { try? NotificationPayload(json: userInfo) }

    /// Whether the system has nothing to show for it.
    var isSilent: Bool { payload?.isSilent == true }

    /// The one of the registered categories that it belongs to; nil if there is none.
    func category(in categories: [NotificationCategory]) -> NotificationCategory? {
        let id = payload?.category
        return categories.first { $0.id == id }
    }
}
