import Foundation
import Testing
import Timestamps

@Suite struct RFC822Tests {
    @Test(
        arguments: [
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 15 Jun 2025 15:06:40 GMT", 1_750_000_000),
            ("15 Jun 2025 15:06:40 +0000", 1_750_000_000), ("Mon, 16 Jun 2025 00:06:40 +0900", 1_750_000_000),
            ("Sun, 15 Jun 2025 11:36:40 -0330", 1_750_000_000), ("Sun, 15 Jun 2025 11:06:40 EDT", 1_750_000_000),
            ("Sun, 15 Jun 2025 10:06:40 EST", 1_750_000_000), ("Sun, 15 Jun 2025 10:06:40 cdt", 1_750_000_000),
            ("Sun, 15 Jun 2025 09:06:40 MDT", 1_750_000_000), ("Sun, 15 Jun 2025 08:06:40 PDT", 1_750_000_000),
            ("Sun, 15 Jun 2025 07:06:40 PST", 1_750_000_000), ("sun, 15 jun 2025 15:06:40 ut", 1_750_000_000),
            ("Sun,15 June 2025 15:06:40 Z", 1_750_000_000), (" Sun,\r\n 15\tJun 2025  15:06:40 GMT ", 1_750_000_000),
            ("Sun, 15 Jun 25 15:06:40 GMT", 1_750_000_000), ("Sun, 15 Jun 2025 15:06 GMT", 1_749_999_960),
            ("Sun, 15 Jun 2025 15:06:40 GMT (a comment)", 1_750_000_000), ("6 Nov 94 08:49:37 GMT", 784_111_777),
            ("29 Feb 2024 00:00:00 GMT", 1_709_164_800), ("31 Dec 1990 23:59:60 GMT", 662_688_000),
            ("1 Jan 0000 00:00:00 GMT", -62_167_219_200), ("31 Dec 9999 23:59:59 GMT", 253_402_300_799),
            ("Sun, 15 Jun 2025 15:06:40 KST", 1_750_000_000), ("1 Sept 2025 0:00:00 GMT", 1_756_684_800),
        ] as [(String, Double)])
    func `a moment is read, in the old forms too`(text: String, seconds: Double) {
        #expect(RFC822.date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "yesterday", "Sun, 15 Jun 2025", "Sun, 15 Jun 2025 15:06:40", "15 Jun 2025 24:00:00 GMT",
        "15 Jun 2025 15:60:00 GMT", "15 Jun 2025 15:06:61 GMT", "15 Jun 2025 15:06:60 GMT", "29 Feb 2025 00:00:00 GMT",
        "31 Jun 2025 00:00:00 GMT", "0 Jun 2025 00:00:00 GMT", "15 Jux 2025 00:00:00 GMT", "15 Ju 2025 00:00:00 GMT",
        "15 Jun 12025 00:00:00 GMT", "15 Jun 2025 00:00:00 +900", "15 Jun 2025 00:00:00 +2400",
        "15 Jun 2025 00:00:00 +0060", "15 Jun 2025 00:00:00 GMT GMT", "-5 Jun 2025 00:00:00 GMT",
        "１５ Jun 2025 00:00:00 GMT", "15 Jun 2025 00:00:00 09:00", "15 Jun 2025 00-00-00 GMT", "15 Jun 2025 ::: GMT",
        "2025-06-15T15:06:40Z",
    ])
    func `anything else is no moment`(text: String) {
        #expect(RFC822.date(from: text) == nil)
    }
}
