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
        ("$(digit)", "x", false), ("*$(food)*", "half-a-pizza-please", true), ("$(lang)", "fil", true),
        ("$(lang)$(lang)", "enfil", true), ("$(region)", "KOR", false), ("*$(region)", "aKR", true),
        ("?$(lang)*", "aenb", true), ("*$(long)*b", "abb", true), ("$(lang)$(", "en$(", true),
    ])
    func `U22: a variable stands for each of its values`(pattern: String, rest: String, isMatch: Bool) throws {
        let variables = #"""
            {"food":["burrito","pizza","sushi"],"wild":["a*","xyz-?"],"none":[],"long":["abb","b"],"outer":["$(food)"],"bad":7}
            """#
        #expect(try claims("/" + rest, #"{"/":"/\#(pattern)"}"#, variables: variables) == isMatch)
    }

    @Test(arguments: [
        ("$(upper)", "a", true), ("$(upper)", "A", true), ("$(lower)", "a", true), ("$(lower)", "A", true),
        ("$(region)", "kr", true), ("$(lang)", "KO", true), ("$(xdigit)", "F", true), ("$(upper)", "a-", false),
        ("$(lang)_$(region)/$(food)", "EN_us/PIZZA", true), ("$(lang)_$(region)/$(food)", "en_US/Pizza", true),
        ("$(lang)_$(region)/$(food)", "en_US/x", false),
    ])
    func `U22: a variable takes both cases where case does not count`(
        pattern: String, rest: String, isMatch: Bool
    ) throws {
        let component = #"{"/":"/\#(pattern)","caseSensitive":false}"#
        #expect(try claims("/" + rest, component, variables: #"{"food":["pizza"]}"#) == isMatch)
    }

    @Test(arguments: [("/klingon", true), ("/en", false)])
    func `U22: a file's own variable goes before a predefined one`(link: String, isMatch: Bool) throws {
        #expect(try claims(link, #"{"/":"/$(lang)"}"#, variables: #"{"lang":["klingon"]}"#) == isMatch)
    }
}
