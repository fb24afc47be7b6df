import Foundation
import GRDB
import Storage
import Testing

@Suite struct ColumnTests {
    @Test func `P9: a value of another kind is nil, whatever is asked for`() throws {
        let row = try #require(
            try DatabaseQueue().read { database in
                try Row.fetchOne(database, sql: "SELECT NULL AS n, 5 AS i, 2.5 AS r, 'text' AS t, x'FF' AS b")
            })
        let columns = ["n", "i", "r", "t", "b", "missing"]
        #expect(columns.map(row.integer) == [nil, 5, nil, nil, nil, nil])
        #expect(columns.map(row.count) == [nil, 5, nil, nil, nil, nil])
        #expect(columns.map(row.date) == [nil, Date(milliseconds: 5), nil, nil, nil, nil])
        #expect(columns.map(row.bytes) == [nil, nil, nil, nil, Data([0xFF]), nil])
        #expect(columns.map(row.text) == [nil, nil, nil, "text", "\u{FFFD}", nil])
    }

    @Test(arguments: [(Int64.min, 0), (-1, 0), (0, 0), (1_000_000, 1_000_000), (.max, 1_000_000)] as [(Int64, Int)])
    func `P9: one more can be added to any count`(stored: Int64, count: Int) throws {
        let row = try DatabaseQueue().read { try Row.fetchOne($0, sql: "SELECT ? AS count", arguments: [stored]) }
        #expect(row?.count("count") == count)
    }

    @Test(
        arguments: [
            (0, 0), (1.0004, 1_000), (1.0006, 1_001), (-1.0006, -1_001), (.infinity, .max), (-.infinity, .min),
            (1e300, .max), (-1e300, .min), (.nan, .min),
        ] as [(TimeInterval, Int64)])
    func `P9: any date has milliseconds`(seconds: TimeInterval, milliseconds: Int64) {
        #expect(Date(timeIntervalSince1970: seconds).milliseconds == milliseconds)
    }

    @Test(arguments: [-62_167_219_200_000, -1, 0, 1, 1_800_000_000_001, 253_402_300_799_999] as [Int64])
    func `milliseconds of the years 0 to 9999 are kept exactly`(milliseconds: Int64) {
        #expect(Date(milliseconds: milliseconds).milliseconds == milliseconds)
    }
}
