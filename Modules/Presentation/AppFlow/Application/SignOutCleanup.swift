import Launches
import Navigation
import Notifications
import StoreErrors

/// Deletes an account's content from the device and from all stores.
@MainActor
struct SignOutCleanup<Main: MainCoordinator> {
    let main: Main
    let recorder: LaunchRecorder<Main>
    let services: AppServices

    func run() async -> WorkResult {
        // Again, in case the process that was to do it at the sign-out died.
        clearDevice()
        do throws(RouteError) {
            try await removeStored()
            return .done
        } catch {
            services.logFailure("stores not cleared", ["reason": "\(error)"])
            return .failed(WorkFailure(error))
        }
    }

    /// Removes the last account's listed and scheduled notifications, and its links outside the app.
    func clearDevice() {
        services.notificationCenter.removeAllDelivered()
        services.notificationCenter.cancelAll()
        services.surfaces?.removeAll()
        services.backgroundRefresh?.cancelRefresh()
    }

    private func removeStored() async throws(RouteError) {
        do {
            try services.savedNavigation.remove()
        } catch {
            throw .store(.refused(reason: "\(error)"))
        }
        try await askStore(await services.archive.removeAll())
        try await main.removeAccount()
        // What is not settled on disk still has its content.
        recorder.settle([])
        guard recorder.inbox.isFlushed else {
            throw .store(.refused(reason: "what was pending is not settled on disk"))
        }
        do {
            try await services.eraseRemoved()
        } catch {
            throw .store(.refused(reason: "\(error)"))
        }
    }
}

extension WorkFailure {
    init(_ error: RouteError) {
        switch error {
        case .store(.refused): self.init(code: error.code, .refusedByDisk)
        case .store(.unavailable): self.init(code: error.code, .temporary)
        case .link, .contentNotFound, .navigation: self.init(code: error.code, .final)
        }
    }
}
