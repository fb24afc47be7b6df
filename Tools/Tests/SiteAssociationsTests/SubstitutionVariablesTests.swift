import DeepLinks
import SiteAssociations
import Testing

@Suite struct SubstitutionVariablesTests {
    @Test(arguments: [
        ("$(lang)", "en", true), ("$(lang)", "zh", true), ("$(lang)", "EN", false), ("$(lang)", "e", false),
        ("$(lang)", "enn1", false), ("$(region)", "US", true), ("$(region)", "us", false), ("$(region)", "QQ", false),
        ("$(region)", "GB", true), ("$(region)", "UK", false),
        ("$(alpha)", "a", true), ("$(alpha)", "Z", true), ("$(alpha)", "1", false), ("$(alpha)", "ab", false),
        ("$(upper)", "A", true), ("$(upper)", "a", false), ("$(lower)", "a", true), ("$(lower)", "A", false),
        ("$(alnum)", "9", true), ("$(alnum)", "_", false), ("$(digit)", "0", true), ("$(digit)", "a", false),
        ("$(xdigit)", "f", true), ("$(xdigit)", "F", true), ("$(xdigit)", "g", false),
        ("$(digit)$(digit)*", "12/x", true), ("$(lang)_$(region)", "pt_BR", true),
        ("$(lang)_$(region)/$(food)/", "en_CA/sushi/", true), ("$(lang)_$(region)/$(food)/", "en_CA/soup/", false),
        ("$(food)", "pizza", true), ("$(food)", "Pizza", false), ("$(food)", "pizzas", false),
        ("$(wild)", "abc", true), ("$(wild)", "xyz-9", true), ("$(wild)", "xyz", false), ("$(wild)!", "a1!", true),
        ("$(Food)", "pizza", false), ("$(unknown)", "$(unknown)", false), ("$(none)", "", false),
        ("$(outer)", "pizza", false), ("$food", "$food", true), ("$(food", "$(food", true), ("a$", "a$", true),
        ("$(digit)", "x", false), ("*$(food)*", "half-a-pizza-please", true),
    ])
    func `U22: a variable stands for each of its values`(pattern: String, rest: String, isMatch: Bool) throws {
        let variables = #"""
            {"food":["burrito","pizza","sushi"],"wild":["a*","xyz-?"],"none":[],"outer":["$(food)"],"bad":7}
            """#
        let file = try association(#"[{"/":"/\#(pattern)"}]"#, variables: variables)
        #expect(try file.decision(for: "/" + rest) == (isMatch ? .match : nil))
    }

    @Test(arguments: [
        ("upper", "a"), ("upper", "A"), ("lower", "a"), ("lower", "A"), ("region", "kr"), ("lang", "KO"),
        ("xdigit", "F"),
    ])
    func `U22: a predefined variable takes both cases where case does not count`(name: String, text: String) throws {
        let file = try association(#"[{"/":"/$(\#(name))","caseSensitive":false}]"#)
        #expect(try file.decision(for: "/" + text) == .match)
        #expect(try file.decision(for: "/" + text + "-") == nil)
    }

    @Test(arguments: [("/EN_us/PIZZA", true), ("/en_US/Pizza", true), ("/en_US/x", false)])
    func `U22: values follow the case rule of their pattern`(link: String, isMatch: Bool) throws {
        let file = try association(
            #"[{"/":"/$(lang)_$(region)/$(food)","caseSensitive":false}]"#, variables: #"{"food":["pizza"]}"#)
        #expect(try file.decision(for: link) == (isMatch ? .match : nil))
    }

    @Test func `U22: a file's own variable goes before a predefined one`() throws {
        let file = try association(#"[{"/":"/$(lang)"}]"#, variables: #"{"lang":["klingon"]}"#)
        #expect(try file.decision(for: "/klingon") == .match)
        #expect(try file.decision(for: "/en") == nil)
    }
}
