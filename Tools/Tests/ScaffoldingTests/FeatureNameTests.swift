import Layouts
import Testing

@testable import Scaffolding

@Suite struct FeatureNameTests {
    @Test(
        "the singular is taken from the letters of the plural",
        arguments: [
            ("Bookings", "Booking"), ("Categories", "Category"), ("Addresses", "Address"), ("Boxes", "Box"),
            ("Branches", "Branch"), ("Wishes", "Wish"), ("Houses", "House"), ("Courses", "Course"),
            ("Statuses", "Status"), ("Keys", "Key"), ("Movies", "Movie"), ("SalesPeople", "SalesPerson"),
            ("StudyRooms", "StudyRoom"), ("HTTPLogs", "HTTPLog"), ("Caches", "Cache"), ("Sizes", "Size"),
            ("Menus", "Menu"), ("Lenses", "Lens"),
        ])
    func singular(plural: String, singular: String) throws {
        #expect(Singular.of(try CamelWords(plural)) == singular)
    }

    @Test(
        "a name is written in each form",
        arguments: [
            ("StudyRooms", "studyRooms", "study-rooms", "study rooms", "a"),
            ("Invoices", "invoices", "invoices", "invoices", "an"),
            ("HTTPLogs", "httpLogs", "http-logs", "HTTP logs", "an"),
            ("UserNotes", "userNotes", "user-notes", "user notes", "a"), ("Units", "units", "units", "units", "a"),
            ("Hours", "hours", "hours", "hours", "an"), ("Room2s", "room2s", "room2s", "room2s", "a"),
        ])
    func forms(name: String, lower: String, hyphenated: String, spaced: String, article: String) throws {
        let words = try CamelWords(name)
        #expect(words.upper == name && words.lower == lower)
        #expect(words.hyphenated == hyphenated && words.spaced == spaced && words.article == article)
    }

    @Test(
        "what cannot be a feature's name is refused with a reason",
        arguments: [
            ("bookings", nil), ("Booking", nil), ("News", nil), ("Series", nil), ("Bookings", "Bookings"),
            ("Study-Rooms", nil), ("Study_Rooms", nil), ("1Rooms", nil), ("Räume", nil), ("", nil), ("BOOKINGS", nil),
            ("BookingManagers", nil), ("RoomHelpers", nil), ("DefaultRooms", nil), ("Classes", nil), ("Dates", nil),
            ("Data", "Datum"), ("Results", nil), ("Errors", nil), ("Defaults", nil), ("Imports", nil),
            ("Rooms", "room"), ("Rooms", "Impl"), ("AppointmentReminderLists", nil),
        ] as [(String, String?)])
    func refused(plural: String, singular: String?) {
        let error = #expect(throws: ToolError.self) { try FeatureName(plural, singular: singular) }
        guard case .refused(let reason) = error else { return }
        #expect(reason.hasSuffix("."))
    }

    @Test func `what the letters do not tell can be said`() throws {
        let name = try FeatureName("Staff", singular: "Member")
        #expect(name.modules == ["Staff", "MemberStore", "MemberFlow"])
    }

    @Test(
        "a word of SQL is no table's name", arguments: [("Indexings", "indexing"), ("Triggers", "triggers")])
    func tables(plural: String, table: String) throws {
        #expect(try FeatureName(plural).table == table)
    }
}
