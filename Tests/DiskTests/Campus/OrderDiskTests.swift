import Testing

@MainActor @Suite struct OrderDiskTests {
    @Test func `P1, P6, P9: an order is confirmed, whichever call the disk refuses`() async throws {
        try await OrderConfirmation().examineFaults()
    }

    @Test func `P1, P6, P9: an order is confirmed, wherever the process dies`() async throws {
        try await OrderConfirmation().examineDeaths()
    }

    @Test func `P1, P6: an order that was confirmed before the power went stays confirmed`() async throws {
        try await OrderConfirmation().examinePowerLosses()
    }
}
