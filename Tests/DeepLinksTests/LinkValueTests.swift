import DeepLinks
import Foundation
import Testing

@Suite struct LinkValueTests {
    private static let uuid = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"

    @Test(
        arguments: [
            ("0", 0), ("007", 7), ("9223372036854775807", .max), ("", nil), ("-1", nil), ("+5", nil), (" 5", nil),
            ("5\n", nil), ("5.0", nil), ("0x5", nil), ("1e3", nil), ("１", nil), ("9223372036854775808", nil),
            ("1_000", nil),
        ] as [(String, Int64?)])
    func `S2.2: a number is its digits, and anything else is none`(text: String, number: Int64?) {
        #expect(Int64(linkText: text) == number)
        #expect(Int(linkText: text) == number.map(Int.init))
    }

    @Test func `a Bool is true or false`() {
        #expect(["true", "false", "TRUE", "1", ""].map { Bool(linkText: $0) } == [true, false, nil, nil, nil])
        #expect([true.linkText, false.linkText] == ["true", "false"])
    }

    @Test(
        arguments: [
            (uuid, uuid), (uuid.uppercased(), uuid), ("", nil), ("9f0c2d6e4f1b4a358f600a5b7c1d2e3f", nil),
            (uuid + "0", nil), ("{\(uuid)}", nil), (" " + uuid, nil), (uuid.dropLast() + "g", nil),
            ("9f0c2d6e-4f-b-4a35-8f60-0a5b7c1d2e3f", nil), (uuid + "\0", nil),
        ] as [(String, String?)])
    func `a UUID is read in any case and written in lower case`(text: String, written: String?) {
        #expect(UUID(linkText: text)?.linkText == written)
    }

    @Test func `a date is one of RFC 3339 and written in UTC`() {
        #expect(Date(linkText: "2026-07-30T14:00:00+02:00")?.linkText == "2026-07-30T12:00:00Z")
        #expect(Date(linkText: "2026-07-30") == nil)
        #expect(Date.linkTypeName == "RFC 3339 date")
    }

    @Test func `a choice is read exactly, or in any case where it says so`() {
        #expect(Exact(linkText: "newest") == .newest)
        #expect(Exact(linkText: "Newest") == nil)
        #expect(Exact.linkTypeName == "newest|o\u{212A}")
        #expect(Exact(linkText: "oK") == nil)
        #expect(Status(linkText: "Active") == .active)
        #expect(Status.active.linkText == "ACTIVE")
        #expect(Status(linkText: "") == nil)
    }

    @Test func `an enum joins by its raw values, whatever they are`() {
        #expect(Tab(linkText: "2") == .mypage)
        #expect(Tab(linkText: "02") == .mypage)
        #expect(["3", "-1", "", "mypage"].map { Tab(linkText: $0) } == [nil, nil, nil, nil])
        #expect(Tab.mypage.linkText == "2")
        #expect(Tab.linkTypeName == "0|2")
    }

    private enum Exact: String, CaseIterable, LinkValue {
        case newest
        case kelvin = "o\u{212A}"
    }

    private enum Tab: Int, CaseIterable, LinkValue {
        case feed
        case mypage = 2
    }
}
