import TestSupport
import Testing

/// Each page of both files is damaged, and a bit of each byte that SQLite finds its way by. A flipped bit inside a
/// value is beyond its checks.
@MainActor @Suite struct EveryPageTests {
    private nonisolated static let names = [StoredFiles.inboxName, StoredFiles.contentName]

    @Test(arguments: names)
    func
        `P2, P4, P8, P9: with any page of a file damaged the app starts, shows nobody else's, and handles nothing twice`(
            name: String
        ) async throws
    {
        let start = try await DamagedStart()
        var chance = SeededGenerator(seed: 1)
        let damages = PageDamage.ofPages(in: start.newer.files[name] ?? [], &chance)
        try await examine(damages, of: name, from: start)
    }

    @Test(
        "P2, P4, P8, P9: with any bit of a header or a cell pointer flipped the app starts, as with any damaged page",
        arguments: names)
    func flippedBit(of name: String) async throws {
        let start = try await DamagedStart()
        var chance = SeededGenerator(seed: 2)
        let damages = PageDamage.ofHeaders(in: start.newer.files[name] ?? [], bits: 1, &chance)
        try await examine(Sample.few(of: damages, atMost: 150), of: name, from: start)
    }

    private func examine(_ damages: [PageDamage], of name: String, from start: DamagedStart) async throws {
        var runs = 0
        for damage in damages {
            guard let violations = try await start.violations(of: damage, to: name) else { continue }
            runs += 1
            #expect(violations.isEmpty, "\(violations.joined(separator: "; ")) (\(name), \(damage))")
        }
        #expect(runs > 0)
        print("every page: \(name): \(runs) runs")
    }
}
