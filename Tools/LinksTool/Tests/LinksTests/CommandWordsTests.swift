import Links
import Testing

@Suite struct CommandWordsTests {
    @Test(
        arguments: [
            (["a"], nil, 0, ["a"]), (["--routes", "r", "a", "-"], "r", 0, ["a", "-"]),
            (["a", "--key", "k", "--key=l=m/"], nil, 2, ["a"]), (["--host", "E.org", "a"], nil, 0, ["a"]),
        ] as [([String], String?, Int, [String])])
    func `words of payload stand in any order`(words: [String], routes: String?, keys: Int, files: [String]) throws {
        let arguments = try #require(PayloadArguments(words))
        #expect(arguments.routes == routes)
        #expect(arguments.keys.count == keys)
        #expect(arguments.files == files)
        #expect(arguments.hosts == (words.contains("--host") ? ["e.org"] : []))
    }

    @Test(arguments: [
        ["--routes", "r"], ["--routes", "-", "-"], ["--more", "a"], ["--key", "", "a"], ["--key=", "a"],
        ["a", "--host"], ["--routes", "r", "--routes", "r", "a"], ["--host=h", "a"],
    ])
    func `others are refused`(words: [String]) {
        #expect(PayloadArguments(words) == nil)
    }

    @Test(arguments: [["--app-id", "T.a"], []])
    func `words of lint stand in any order`(app: [String]) throws {
        let arguments = try #require(
            SiteLintArguments(["a.json"] + app + ["--host", "h.example", "--routes", "r.json"]))
        #expect(arguments.routes == "r.json" && arguments.host == "h.example" && arguments.file == "a.json")
        #expect(arguments.appID == app.last)
    }

    @Test(arguments: [
        ["--routes", "r", "a"], ["--host", "h", "a"], ["--routes", "r", "--host", "h"],
        ["--routes", "r", "--host", "h", "a", "b"], ["--routes", "r", "--host", "https://h", "a"],
        ["--routes", "r", "--host", "", "a"], ["--routes", "r", "--host", "u@h", "a"],
        ["--routes", "r", "--host", "*.h", "a"],
    ])
    func `others are refused for lint`(words: [String]) {
        #expect(SiteLintArguments(words) == nil)
    }
}
