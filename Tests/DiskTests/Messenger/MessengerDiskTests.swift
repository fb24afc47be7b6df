import Testing

@MainActor @Suite struct MessengerDiskTests {
    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6, P9: whichever call the disk refuses, nothing is lost or doubled once it takes them`(
        scenario: MessengerScenario
    ) async throws {
        try await scenario.examineFaults()
    }

    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6, P9: wherever the process dies, the next launch loses and doubles nothing`(
        scenario: MessengerScenario
    ) async throws {
        try await scenario.examineDeaths()
    }

    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6: what was recorded, settled or saved before the power went stands, and so do its effects`(
        scenario: MessengerScenario
    ) async throws {
        try await scenario.examinePowerLosses()
    }
}
