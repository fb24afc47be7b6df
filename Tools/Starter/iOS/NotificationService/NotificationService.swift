import Foundation
import Notifications
import UserNotifications

/// Shows a push with the texts and the picture of its `service` object, if the push has `mutable-content`.
///
/// iOS runs it in a process of its own, maybe before the device's first unlock. It has no session and opens no store.
/// The push's `userInfo` stays as it came, since the app's link rules read it. What a server encrypts, decrypt here.
nonisolated final class NotificationService: UNNotificationServiceExtension {
    /// Seconds that a picture may take. After 30 iOS shows the push as it came.
    private static let limit: TimeInterval = 20

    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForResource = NotificationService.limit
        return URLSession(configuration: configuration)
    }()
    private let isDelivered = DispatchSemaphore(value: 0)

    /// Called on a thread of its own, which may wait.
    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent,
            let push = try? NotificationPayload(userInfo: content.userInfo), let service = ServiceContent(push)
        else { return contentHandler(request.content) }
        if let title = service.title { content.title = title }
        if let body = service.body { content.body = body }
        content.attachments += [service.attachment.flatMap(attachment)].compactMap(\.self)
        contentHandler(content)
        isDelivered.signal()
    }

    /// Called on another thread, shortly before iOS shows the push as it came. Without its picture it still has its
    /// texts.
    override func serviceExtensionTimeWillExpire() {
        session.invalidateAndCancel()
        _ = isDelivered.wait(timeout: .now() + .seconds(1))
    }

    /// Nil if it cannot be loaded in time, or is nothing that iOS shows.
    private func attachment(at address: URL) -> UNNotificationAttachment? {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let isDone = DispatchSemaphore(value: 0)
        session.downloadTask(with: address) { file, response, _ in
            defer { isDone.signal() }
            guard let file else { return }
            // iOS knows a picture by the end of its file's name.
            let name = response?.suggestedFilename ?? address.lastPathComponent
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? FileManager.default.moveItem(at: file, to: folder.appending(path: name))
        }.resume()
        isDone.wait()
        session.finishTasksAndInvalidate()
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files?.first.flatMap { try? UNNotificationAttachment(identifier: "service", url: $0) }
    }
}
