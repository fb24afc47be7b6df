import Testing

@MainActor @Suite struct MessengerDiskTests {
    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6, P9: whichever call the disk refuses, all is well once it takes them again`(
        scenario: MessengerScenario
    ) async throws {
        try await scenario.examineFaults()
    }

    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6, P9: wherever the process dies, the next launch makes all well`(
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
