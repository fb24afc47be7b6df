import Foundation
import Testing
import Timestamps

@Suite struct W3CDateTests {
    @Test(
        arguments: [
            ("2025-06-15T15:06:40Z", 1_750_000_000), ("2025-06-15T15:06:40.5+00:00", 1_750_000_000.5),
            ("2025-06-15T15:06Z", 1_749_999_960), ("2025-06-16T00:06+09:00", 1_749_999_960),
            ("2025-06-15", 1_749_945_600), ("2025-06", 1_748_736_000), ("2025", 1_735_689_600),
            ("0000", -62_167_219_200), ("9999-12-31", 253_402_214_400), ("2024-02-29", 1_709_164_800),
        ] as [(String, Double)])
    func `a moment is read, and of a day, a month or a year its first in UTC`(text: String, seconds: Double) {
        #expect(W3CDate.date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "yesterday", "25", "20250615", "2025-6-15", "2025-02-29", "2025-13", "2025-00", "2025-06-", "2025-06-15T",
        "2025-06-15T15:06", "2025-06-15T15Z", "2025-06-15T15:6Z", " 2025", "2025-06-15Z", "２０２５", "2025-06-15T15:06:Z",
    ])
    func `anything else is no moment`(text: String) {
        #expect(W3CDate.date(from: text) == nil)
    }
}
