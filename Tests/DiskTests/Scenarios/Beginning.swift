/// What stands on the disk as an operation begins.
struct Beginning {
    var image = DiskImage()
    /// What was promised by then.
    var promises = Promises()
}

extension Beginning {
    /// What an app leaves that closes its files in good order.
    @MainActor
    init(_ body: @MainActor (StoredMessenger) async throws -> Void) async throws {
        image = try await DiskPhone().closed(on: DiskImage(), body)
    }
}
