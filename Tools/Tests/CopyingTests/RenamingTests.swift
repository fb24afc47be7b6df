import Testing

@testable import Copying

@Suite struct RenamingTests {
    private func renamed(_ text: String) throws -> String {
        try Renaming(CopyRequest(["AcmeMail", "d", "--app", "messenger"]))(text)
    }

    @Test(
        "the name, the links and the programs are renamed in every kind of file",
        arguments: [
            (#".package(name: "Switchyard", path: "..")"#, #".package(name: "AcmeMail", path: "..")"#),
            (#"name: "SwitchyardTools""#, #"name: "AcmeMailTools""#),
            ("SWITCHYARD_STRICT=1 swift", "ACME_MAIL_STRICT=1 swift"),
            (#""switchyard-\(id)""#, #""acme-mail-\(id)""#), ("<title>Switchyard</title>", "<title>AcmeMail</title>"),
            ("`${facts.title} · Switchyard`", "`${facts.title} · AcmeMail`"),
            (#"phone.open_link("messenger://chat")"#, #"phone.open_link("acme-mail://chat")"#),
            (#"{"url": "https://messenger.example.com/a"}"#, #"{"url": "https://acme-mail.example.com/a"}"#),
            (
                #"scheme: "messenger", host: "messenger.example.com""#,
                #"scheme: "acme-mail", host: "acme-mail.example.com""#
            ),
            ("MESSENGER://chat", "ACME-MAIL://chat"),
            ("| `swift run chat-room-router tour` |", "| `swift run acme-mail-router tour` |"),
            ("@testable import chat_room_router", "@testable import acme_mail_router"),
            ("Apps/ChatRoomRouter/Samples", "Apps/AcmeMailRouter/Samples"),
            ("T.com.example.messenger", "T.com.example.acme-mail"),
            ("let messenger = Messenger()", "let messenger = Messenger()"),
        ])
    func everywhere(old: String, new: String) throws {
        #expect(try renamed(old) == new)
    }

    @Test func `what was put in is not renamed again`() {
        #expect(Renaming([("a", "b"), ("b", "c"), ("ab", "ba")])("abab b") == "baba c")
    }

    @Test func `a drawn box keeps its side`() {
        let old = "│ • campus.example.com/a │\n│ unchanged              │"
        let shorter = old.replacing("campus.example.com", with: "a.io")
        let longer = old.replacing("campus.example.com", with: "links.campus.example.com")
        #expect(DrawnBox.aligned(shorter, before: old) == "│ • a.io/a               │\n│ unchanged              │")
        #expect(DrawnBox.aligned(longer, before: old) == "│ • links.campus.exampl… │\n│ unchanged              │")
    }
}
