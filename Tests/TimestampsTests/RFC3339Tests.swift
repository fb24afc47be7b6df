import Foundation
import TestSupport
import Testing
import Timestamps

@Suite struct RFC3339Tests {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:00z", 0), ("2025-06-15T15:06:40Z", 1_750_000_000),
            ("2025-06-16T00:06:40+09:00", 1_750_000_000), ("2025-06-15T11:36:40-03:30", 1_750_000_000),
            ("2025-06-15T15:06:40-00:00", 1_750_000_000), ("2025-06-15T15:06:40.5Z", 1_750_000_000.5),
            ("2025-06-15T15:06:40.250000000000Z", 1_750_000_000.25), ("2024-02-29T00:00:00Z", 1_709_164_800),
            ("2000-02-29T23:59:59Z", 951_868_799), ("1969-12-31T23:59:59Z", -1),
            ("0000-01-01T00:00:00Z", -62_167_219_200),
            ("9999-12-31T23:59:59Z", 253_402_300_799), ("1990-12-31T23:59:60Z", 662_688_000),
            ("1990-12-31T15:59:60-08:00", 662_688_000),
        ] as [(String, Double)])
    func `a moment is read`(text: String, seconds: Double) {
        #expect(RFC3339.date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "2025-06-15", "2025-06-15T15:06:40", "2025-06-15T15:06Z", "2025-06-15 15:06:40Z", "2025-6-15T15:06:40Z",
        "2025-13-01T00:00:00Z", "2025-00-01T00:00:00Z", "2025-06-00T00:00:00Z", "2025-06-31T00:00:00Z",
        "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2025-06-15T24:00:00Z", "2025-06-15T15:60:00Z",
        "2025-06-15T15:06:61Z", "2025-06-15T15:06:60Z", "2025-06-15T15:06:40.Z", "2025-06-15T15:06:40,5Z",
        "2025-06-15T15:06:40+9:00", "2025-06-15T15:06:40+0900", "2025-06-15T15:06:40+24:00",
        "2025-06-15T15:06:40+09:60",
        "2025-06-15T15:06:40ZZ", " 2025-06-15T15:06:40Z", "2025-06-15T15:06:40Z ", "+2025-06-15T15:06:40Z",
        "２０２５-06-15T15:06:40Z", "2025-06-15T15:06:40 09:00", "-001-01-01T00:00:00Z",
    ])
    func `anything else is no moment`(text: String) {
        #expect(RFC3339.date(from: text) == nil)
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (1_750_000_000, "2025-06-15T15:06:40Z"),
            (1_750_000_000.5, "2025-06-15T15:06:40.500Z"), (1_750_000_000.007, "2025-06-15T15:06:40.007Z"),
            (1_750_000_000.9999, "2025-06-15T15:06:41Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
            (-62_167_219_200, "0000-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59.999Z"),
            (-.infinity, "0000-01-01T00:00:00Z"),
        ] as [(Double, String)])
    func `a moment is written in UTC, with milliseconds only if there are some`(seconds: Double, text: String) {
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func `a date that is no number is written all the same`() {
        #expect(RFC3339.date(from: RFC3339.string(from: Date(timeIntervalSince1970: .nan))) != nil)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `what is written is read back to the millisecond`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let milliseconds = Int64.random(in: -62_167_219_200_000...253_402_300_799_999, using: &generator)
            let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
            let read = RFC3339.date(from: RFC3339.string(from: date))?.timeIntervalSince1970
            #expect(read.map { Int64(($0 * 1_000).rounded()) } == milliseconds, "seed \(seed)")
        }
    }
}
