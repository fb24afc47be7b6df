import DeepLinks
import Foundation
import Testing

@Suite struct LinkValueTests {
    @Test(arguments: [("0", 0), ("007", 7), ("9223372036854775807", Int64.max)])
    func `a number is read from its digits`(text: String, number: Int64) {
        #expect(Int64(linkText: text) == number)
        #expect(Int(linkText: text) == Int(number))
    }

    @Test(arguments: ["", "-1", "+5", " 5", "5 ", "5.0", "0x5", "1e3", "١", "５", "9223372036854775808", "1_000", "5\n"])
    func `S2.2: anything else is no number`(text: String) {
        #expect(Int64(linkText: text) == nil)
        #expect(Int(linkText: text) == nil)
    }

    @Test func `a negative number is read where the route declares it signed`() {
        #expect(Signed<Int64>(linkText: "-9223372036854775808")?.number == .min)
        #expect(Signed<Int>(linkText: "12")?.number == 12)
        #expect(Signed<Int>(-12).linkText == "-12")
        for text in ["", "-", "+5", "--5", " -5", "-5 "] { #expect(Signed<Int>(linkText: text) == nil) }
    }

    @Test func `a Bool is true or false`() {
        #expect(Bool(linkText: "true") == true)
        #expect(Bool(linkText: "false") == false)
        for text in ["TRUE", "1", "yes", "", " true"] { #expect(Bool(linkText: text) == nil) }
        #expect([true.linkText, false.linkText] == ["true", "false"])
    }

    @Test func `a UUID is read in any case and written in lower case`() throws {
        let text = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"
        let uuid = try #require(UUID(linkText: text.uppercased()))
        #expect(UUID(linkText: text) == uuid)
        #expect(uuid.linkText == text)
    }

    @Test(arguments: [
        "", "9f0c2d6e", "9f0c2d6e4f1b4a358f600a5b7c1d2e3f", "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f0",
        "{9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f}", " 9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f",
        "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3g",
        "9f0c2d6e-4f-b-4a35-8f60-0a5b7c1d2e3f", "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e-f",
        "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f\u{0}",
    ])
    func `anything else is no UUID`(text: String) {
        #expect(UUID(linkText: text) == nil)
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
        #expect(Tab.linkTypeName == "Int")
        #expect(Floor(linkText: "-1") == .basement)
        #expect(Floor.linkTypeName == "-1|0")
        #expect(Unlisted(linkText: "e\u{301}") == nil)
        #expect(Unlisted(linkText: "\u{E9}") == .accented)
        #expect(Unlisted.linkTypeName == "String")
    }

    @Test func `an app's own type joins in a few lines`() throws {
        let match = try #require(try table("map/:at").match(path: "map/37.5,127"))
        #expect(try LinkParameter("at", Place.self).value(in: match) == Place(latitude: 37.5, longitude: 127))
    }

    private enum Exact: String, CaseIterable, LinkValue {
        case newest
        case kelvin = "o\u{212A}"
    }

    private enum Tab: Int, LinkValue {
        case feed
        case mypage = 2
    }

    private struct Floor: RawRepresentable, CaseIterable, LinkValue, Equatable {
        static let basement = Floor(number: -1)
        static let allCases = [basement, Floor(number: 0)]
        private let number: Int

        private init(number: Int) { self.number = number }

        init?(rawValue: Signed<Int>) { self.init(number: rawValue.number) }

        var rawValue: Signed<Int> { Signed(number) }
    }

    private enum Unlisted: String, LinkValue {
        case accented = "\u{E9}"
    }

    private struct Place: LinkValue, Equatable {
        static let linkTypeName = "latitude,longitude"
        let latitude: Double
        let longitude: Double

        init(latitude: Double, longitude: Double) {
            (self.latitude, self.longitude) = (latitude, longitude)
        }

        init?(linkText: String) {
            let numbers = linkText.split(separator: ",").compactMap { Double($0) }
            guard numbers.count == 2 else { return nil }
            self.init(latitude: numbers[0], longitude: numbers[1])
        }

        var linkText: String { "\(latitude),\(longitude)" }
    }
}
