import DeepLinks
import SiteAssociations
import Testing

@Suite struct SubstitutionVariablesTests {
    @Test(arguments: [
        ("$(lang)", "zh", true), ("$(lang)", "EN", false), ("$(lang)", "e", false), ("$(lang)", "fil", true),
        ("$(region)", "us", false), ("$(region)", "GB", true), ("$(region)", "UK", false), ("$(region)", "KOR", false),
        ("$(alpha)", "a", true), ("$(alpha)", "Z", true), ("$(alpha)", "1", false), ("$(alpha)", "ab", false),
        ("$(upper)", "A", true), ("$(upper)", "a", false), ("$(lower)", "a", true), ("$(lower)", "A", false),
        ("$(alnum)", "9", true), ("$(alnum)", "_", false), ("$(digit)", "0", true), ("$(digit)", "a", false),
        ("$(xdigit)", "f", true), ("$(xdigit)", "F", true), ("$(xdigit)", "g", false),
        ("$(lang)_$(region)/$(food)/", "en_CA/sushi/", true), ("$(lang)_$(region)/$(food)/", "en_CA/soup/", false),
        ("$(food)", "Pizza", false), ("$(wild)", "xyz-9", true), ("$(wild)", "xyz", false), ("$(wild)!", "a1!", true),
        ("$(Food)", "pizza", false), ("$(unknown)", "$(unknown)", false), ("$(none)", "", false),
        ("$(outer)", "pizza", false), ("$food", "$food", true), ("$(food", "$(food", true), ("a$", "a$", true),
        ("$(lang)$(lang)", "enfil", true), ("$(lang)$(", "en$(", true),
    ])
    func `U22: a variable stands for each of its values`(pattern: String, rest: String, isMatch: Bool) throws {
        let variables = #"""
            {"food":["burrito","pizza","sushi"],"wild":["a*","xyz-?"],"none":[],"outer":["$(food)"],"bad":7}
            """#
        #expect(try claims("/" + rest, #"{"/":"/\#(pattern)"}"#, variables: variables) == isMatch)
    }

    @Test(arguments: [
        ("$(upper)", "a", true), ("$(lower)", "A", true), ("$(region)", "kr", true), ("$(xdigit)", "F", true),
        ("$(lang)_$(region)/$(food)", "EN_us/PIZZA", true), ("$(lang)_$(region)/$(food)", "en_US/x", false),
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
