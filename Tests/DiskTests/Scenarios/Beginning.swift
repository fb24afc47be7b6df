/// What stands on the disk as an operation begins.
struct Beginning {
    var image = DiskImage()
    /// What was promised by then.
    var promises = Promises()
}

extension Beginning {
    /// What an app leaves that closes its files in good order.
    @MainActor
    init<App: StoredApp>(of app: App.Type, _ body: @MainActor (App) async throws -> Void) async throws {
        image = try await DiskPhone<App>().closed(on: DiskImage(), body)
    }
}
