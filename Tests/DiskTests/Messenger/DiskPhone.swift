import AppFlow
import DeviceSimulator
import Foundation
import MessengerApp
import Navigation
import Storage
import TestSupport

/// A phone whose app runs as one process after the other, each on what the one before left on the disk.
@MainActor
struct DiskPhone {
    /// What the system holds of the app's notifications outlives the processes.
    let notificationCenter = NotificationCenterSimulator(InMemoryScheduledNotificationRepository())
    private let tree: RouteTree<MessengerCoordinator>

    private static let links = Result { try MessengerCoordinator.makeTree() }

    init() throws {
        tree = try Self.links.get()
    }

    /// How a process ended.
    struct End {
        /// What its death left on the disk.
        let image: DiskImage
        let promises: Promises
        /// How many calls the disk refused.
        let refused: Int
        /// How many calls of the plan's kind there were.
        let calls: Int
        let snapshots: [DiskSnapshot]
        /// Why the files could not be opened; nil if the app ran.
        let unavailable: StorageError?
    }

    /// Runs the app on a disk until the body has returned, then kills it.
    /// - Parameters:
    ///   - image: what stands on the disk.
    ///   - promises: what was promised by then.
    ///   - plan: what the disk refuses.
    ///   - camera: takes what is left at each moment, to the closing of the files.
    ///   - body: what happens to the app.
    func process(
        on image: DiskImage, promising promises: Promises = Promises(), plan: FaultPlan? = nil,
        camera: DiskCamera? = nil,
        _ body: @MainActor (StoredMessenger) async throws -> Void
    ) async throws -> End {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: image, plan: plan, camera: camera)
        disk.promise { $0 = promises }
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        var unavailable: StorageError?
        var app: StoredMessenger?
        do {
            let messenger = try StoredMessenger(on: disk, meeting: notificationCenter, tree: tree)
            app = messenger
            try await body(messenger)
            await messenger.phone.whenIdle()
            messenger.phone.kill()
        } catch let error as StorageError {
            unavailable = error
        }
        let (image, refused, calls) = (try DiskImage(of: folder), disk.refused, disk.counted)
        app?.close()
        let state = disk.current
        return End(
            image: image, promises: state.promises, refused: refused, calls: calls, snapshots: state.snapshots,
            unavailable: unavailable)
    }

    /// What is left where the files were closed in good order.
    func closed(
        on image: DiskImage, _ body: @MainActor (StoredMessenger) async throws -> Void
    ) async throws -> DiskImage {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: image, plan: nil, camera: nil)
        let messenger = try StoredMessenger(on: disk, meeting: notificationCenter, tree: tree)
        try await body(messenger)
        await messenger.phone.whenIdle()
        messenger.phone.kill()
        messenger.close()
        return try DiskImage(of: folder)
    }
}
