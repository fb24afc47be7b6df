import DeviceSimulator
import Foundation
import Storage
import StoreErrors
import TestSupport

/// A phone whose app runs as one process after the other, each on what the one before left on the disk.
@MainActor
struct DiskPhone {
    /// What the system holds of the app's notifications outlives the processes.
    let notificationCenter = NotificationCenterSimulator()

    /// Runs the app on a disk until the body has returned, then kills it.
    /// - Parameters:
    ///   - image: what stands on the disk.
    ///   - promises: what was promised by then.
    ///   - plan: what the disk refuses.
    ///   - camera: takes what is left at each moment, to the closing of the files.
    ///   - body: what happens to the app.
    func process(
        on image: DiskImage, promising promises: Promises = Promises(), plan: FaultPlan? = nil,
        camera: DiskCamera? = nil, _ body: @MainActor (StoredMessenger) async throws -> Void
    ) async throws -> ProcessEnd {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: image, plan: plan, camera: camera)
        disk.promise { $0 = promises }
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        var unavailable: StoreError?
        var running: StoredMessenger?
        do {
            let app = try StoredMessenger(on: disk, meeting: notificationCenter)
            running = app
            try await body(app)
            await app.phone.whenIdle()
            app.phone.kill()
        } catch let error as StoreError {
            unavailable = error
        }
        let (image, refused, calls, syncs) = (try DiskImage(of: folder), disk.refused, disk.counted, disk.syncs)
        running?.files.close()
        let state = disk.current
        return ProcessEnd(
            image: image, promises: state.promises, refused: refused, calls: calls, syncs: syncs,
            snapshots: state.snapshots, unavailable: unavailable)
    }

    /// What is left where the files were closed in good order.
    func closed(
        on image: DiskImage, _ body: @MainActor (StoredMessenger) async throws -> Void
    ) async throws -> DiskImage {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: image, plan: nil, camera: nil)
        let app = try StoredMessenger(on: disk, meeting: notificationCenter)
        try await body(app)
        await app.phone.whenIdle()
        app.phone.kill()
        app.files.close()
        return try DiskImage(of: folder)
    }
}

/// How a process ended.
struct ProcessEnd {
    /// What its death left on the disk.
    let image: DiskImage
    let promises: Promises
    /// How many calls the disk refused.
    let refused: Int
    /// How many calls there were of each kind that a fault is about; of the plan's kind alone if there was a plan.
    let calls: [DiskFault: Int]
    /// The files that were synced, each as often as it was.
    let syncs: [String]
    let snapshots: [DiskSnapshot]
    /// Why the files could not be opened; nil if the app ran.
    let unavailable: StoreError?
}
