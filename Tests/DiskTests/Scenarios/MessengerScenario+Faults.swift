import AppFlow
import DeviceSimulator
import Launches
import TestSupport
import Testing

extension MessengerScenario {
    /// Refuses each call on the disk in turn, once and then for good (SQLite, "How SQLite Is Tested", 3.2), and prints
    /// how many there were.
    func examineFaults() async throws {
        let beginning = try await beginning()
        let calls = try await DiskPhone().process(on: beginning.image) { try await perform(on: $0) }.calls
        var counts: [String] = []
        for fault in DiskFault.allCases {
            var runs = 0
            for number in fault.sample(of: calls[fault, default: 0]) {
                for isLasting in fault.mayLast ? [false, true] : [false] {
                    let plan = FaultPlan(fault: fault, first: number + 1, isLasting: isLasting)
                    if try await isHit(by: plan, from: beginning) { runs += 1 }
                }
            }
            counts.append("\(fault) \(runs)")
        }
        print("nth fault: \(self): \(counts.joined(separator: ", ")) runs")
    }

    /// - Returns: false if there was no such call this time.
    private func isHit(by plan: FaultPlan, from beginning: Beginning) async throws -> Bool {
        let phone = DiskPhone()
        var violations: [String] = []
        var end = try await phone.process(on: beginning.image, promising: beginning.promises, plan: plan) { app in
            violations += app.files.notices.map { "P8: a sound file: \($0)" }
            try await perform(on: app)
            await app.phone.whenIdle()
            if !plan.isLasting { violations += try await leftBehind(by: app) }
        }
        guard end.refused > 0 else { return false }
        // A disk that goes on refusing does so in the next two launches as well.
        for _ in 0..<(plan.isLasting ? 2 : 0) {
            end = try await phone.process(on: end.image, promising: end.promises, plan: plan) {
                await $0.phone.openApp()
            }
        }
        violations += try await Verdict(of: self, after: end.promises).violations(on: end.image, phone: phone)
        #expect(violations.isEmpty, "\(violations.joined(separator: "; ")) (\(self), \(plan))")
        return true
    }

    /// What the disk refused once is done when the user has come back, tried again where the app could not load, and
    /// left.
    private func leftBehind(by app: StoredMessenger) async throws -> [String] {
        app.phone.device.pressHome()
        await app.phone.openApp()
        app.phone.app?.retry()
        await app.phone.whenIdle()
        app.phone.device.pressHome()
        await app.phone.whenIdle()
        return try app.files.inbox.pending()
            .map { "P1: \($0.event) is \($0.state) though the disk takes calls again" }
    }
}

extension DiskFault {
    /// A write fails alike for either reason. Damage that each look finds is damage.
    fileprivate var mayLast: Bool { ![.write, .read, .readOfDevice, .corrupt].contains(self) }

    /// Which calls are tried, counted from none.
    fileprivate func sample(of calls: Int) -> [Int] {
        switch self {
        case .full: Sample.few(of: Array(0..<calls), atMost: 8)
        case .write: Sample.few(of: Array(0..<calls), atMost: 2, exploring: 30)
        case .read, .readOfDevice, .corrupt: Sample.few(of: Array(0..<calls), atMost: 10, exploring: 200)
        case .sync, .open, .sharedMemory, .truncate, .delete: Sample.few(of: Array(0..<calls), atMost: 4)
        }
    }
}
