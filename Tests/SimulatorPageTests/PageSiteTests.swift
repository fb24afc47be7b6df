import AppFlow
import DeviceSimulator
import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite struct PageSiteTests {
    private let phone = PhoneDouble()
    private let site: PageSite

    init() {
        site = PageSite(phone, port: 8080, connections: 512)
    }

    private func command(
        _ body: String = "home", host: String = "127.0.0.1:8080", path: String = "/commands",
        type: String = "text/plain;charset=UTF-8", with more: [(String, String)]? = nil
    ) -> HTTPRequest {
        var fields: HTTPFields = ["host": host, "content-type": type]
        for (name, value) in more ?? [("x-command-token", site.token)] { fields.add(name, value) }
        return HTTPRequest("POST", path, fields: fields, body: Data(body.utf8))
    }

    private func get(_ path: String, _ fields: HTTPFields = ["host": "127.0.0.1:8080"]) -> HTTPRequest {
        HTTPRequest("GET", path, fields: fields)
    }

    @Test func `what the page posts reaches the phone, what that refuses is told, and what it recorded is given`() async
    {
        #expect(await site.answer(command("url sample://home")).status == .ok)
        #expect(await site.answer(command("open\nhome\n", path: "/replay")).status == .ok)
        for path in ["/commands", "/replay"] {
            let refused = await site.answer(command("unknown", path: path))
            #expect(refused.status == .conflict && refused.text == #"{"error":"nothing is called unknown"}"#)
        }
        #expect(phone.lines == ["url sample://home"] && phone.scenarios == ["open\nhome\n"])
        #expect(await site.answer(get("/scenario")).text == #"{"text":"open\n"}"#)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8080", "127.0.0.1.evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1:",
        "localhost.evil.example:8080", "", "[::1]:8080", "0.0.0.0:8080", "127.0.0.1:8080:8080",
        "127.0.0.1:+8080", "127.0.0.1:08080 ", "user@127.0.0.1:8080",
    ])
    func `a foreign Host is refused everywhere`(host: String) async {
        #expect(await site.answer(command(host: host)).status == .misdirectedRequest)
        for path in ["/", "/events", "/facts", "/scenario", "/page.js"] {
            #expect(await site.answer(get(path, ["host": host])).status == .misdirectedRequest)
        }
        #expect(phone.lines == [])
    }

    @Test func `a missing or repeated Host is refused`() async {
        #expect(await site.answer(get("/", [:])).status == .misdirectedRequest)
        let twice: HTTPFields = ["host": "127.0.0.1:8080", "Host": "127.0.0.1:8080"]
        #expect(await site.answer(get("/", twice)).status == .misdirectedRequest)
    }

    @Test(arguments: [
        ("origin", "http://evil.example"), ("origin", "null"), ("origin", "http://127.0.0.1:8081"),
        ("origin", "https://127.0.0.1:8080"), ("origin", "http://localhost:8080"), ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ])
    func `a foreign Origin is refused, with the right token too`(name: String, value: String) async {
        let response = await site.answer(command(with: [("x-command-token", site.token), (name, value)]))
        #expect(response.status == .forbidden)
        #expect(phone.lines == [])
    }

    @Test func `a link of another site leads to the page, and to nothing else`() async {
        func fields(_ other: (String, String)...) -> HTTPFields {
            let given = [
                "host": "127.0.0.1:8080", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
                "sec-fetch-dest": "document",
            ].merging(other) { $1 }
            var fields = HTTPFields()
            for (name, value) in given { fields.add(name, value) }
            return fields
        }
        #expect(await site.answer(get("/", fields())).status == .ok)
        #expect(await site.answer(get("/facts", fields())).status == .forbidden)
        #expect(await site.answer(get("/", fields(("sec-fetch-dest", "iframe")))).status == .forbidden)
        #expect(await site.answer(get("/", fields(("sec-fetch-mode", "no-cors")))).status == .forbidden)
        #expect(await site.answer(get("/", fields(("origin", "http://evil.example")))).status == .forbidden)
        #expect(await site.answer(HTTPRequest("POST", "/", fields: fields())).status == .forbidden)
    }

    @Test func `the page's own Origin is taken`() async {
        let fields = [
            ("x-command-token", site.token), ("Origin", "http://127.0.0.1:8080"), ("Sec-Fetch-Site", "same-origin"),
        ]
        #expect(await site.answer(command(with: fields)).status == .ok)
        let named = [("x-command-token", site.token), ("origin", "http://localhost:8080")]
        #expect(await site.answer(command(host: "localhost:8080", with: named)).status == .ok)
    }

    @Test(arguments: ["", "0", "token", String(repeating: "0", count: 64)])
    func `a command without the run's token is refused`(token: String) async {
        #expect(await site.answer(command(with: [("x-command-token", token)])).status == .forbidden)
        #expect(await site.answer(command(with: [])).status == .forbidden)
        let another = PageSite(phone, port: 8080, connections: 512).token
        #expect(await site.answer(command(with: [("x-command-token", another)])).status == .forbidden)
        let twice = [("x-command-token", site.token), ("x-command-token", site.token)]
        #expect(await site.answer(command(with: twice)).status == .forbidden)
        #expect(phone.lines == [])
    }

    @Test(
        "a form of another site cannot send a command, whatever it is, nor could it with the token",
        arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"],
        ["/commands", "/replay", "/explain"])
    func form(type: String, path: String) async {
        // As a browser posts it; one that is older says nothing of where it comes from.
        let foreign = [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")]
        for fields in [foreign, []] {
            let response = await site.answer(command("home", path: path, type: type, with: fields))
            #expect(response.status == .forbidden)
        }
        #expect(await site.answer(command("home", path: path, type: type)).status == .unsupportedMediaType)
        #expect(phone.lines == [] && phone.scenarios == [])
    }

    @Test(arguments: [
        ("url a://b", HTTPStatus.ok, #"{"explained":"url a://b"}"#),
        ("unknown", .conflict, #"{"error":"nothing is called unknown"}"#),
    ])
    func `U35: where something would lead is asked by the line that sends it, and nothing happens`(
        line: String, status: HTTPStatus, answer: String
    ) async {
        let response = await site.answer(command(line, path: "/explain"))
        #expect(response.status == status)
        #expect(response.text?.trimmingCharacters(in: .newlines) == answer)
        #expect(phone.lines.isEmpty)
    }

    @Test(arguments: ["/", "/page.css", "/page.js", "/icon.svg", "/nothing", "/events"])
    func `every answer holds the browser back`(path: String) async throws {
        let fields = await site.answer(get(path)).fields
        let policy = try #require(fields["content-security-policy"])
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe"))
        #expect(fields["x-content-type-options"] == "nosniff")
        #expect(fields["referrer-policy"] == "no-referrer")
        #expect(fields.values(of: "access-control-allow-origin").isEmpty)
    }

    @Test(arguments: [
        "/../Package.swift", "/page.html", "/Assets/page.html", "/%2e%2e/Package.swift", "//page.js", "/page.js/",
        "/./page.js", "/..%5cpage.js", "/page.js%00", "/etc/passwd", "/3x/device/1",
    ])
    func `there is nothing but the page's files`(path: String) async {
        #expect(await site.answer(get(path)).status == .notFound)
    }

    @Test(
        "the page speaks the phone's language, and has a sentence in each place",
        arguments: Sentences.appFlow.languages)
    func language(language: LanguageCode) async throws {
        let phone = PhoneDouble()
        phone.language = language
        let site = PageSite(phone, port: 8080, connections: 512)
        let page = try #require(await site.answer(get("/")).text)
        let script = try #require(await site.answer(get("/page.js")).text)
        #expect(page.contains(#"<html lang="\#(language.rawValue)">"#))
        #expect(page.contains(#"<meta name="command-token" content="\#(site.token)">"#))
        let samples = [
            "en": (">Skip to the push composer</a>", #""it does not run""#),
            "ko": (">푸시 작성으로 건너뛰기</a>", #""실행 중이 아닙니다""#),
        ]
        if let sample = samples[language.rawValue] {
            #expect(page.contains(sample.0) && script.contains(sample.1))
        }
        for text in [page, script] {
            #expect(!text.contains("{{"))
            // What has no sentence stands there by its key.
            #expect(text.matches(of: /\bpage\.(\w+)/).allSatisfy { ["js", "css"].contains($0.1) })
        }
    }

    @Test func `each path takes its own method`() async {
        #expect(await site.answer(get("/commands")).fields["allow"] == "POST")
        let post = HTTPRequest("POST", "/", fields: ["host": "127.0.0.1:8080"])
        #expect(await site.answer(post).status == .methodNotAllowed)
        #expect(await site.answer(post).fields["allow"] == "GET")
    }
}
