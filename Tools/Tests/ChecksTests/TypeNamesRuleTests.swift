import Testing

@testable import Checks

@Suite struct TypeNamesRuleTests {
    private let path = "Modules/Domain/Feeds/File.swift"

    @Test(arguments: [
        "struct FeedManager {}", "final class Helper {}", "enum FeedUtils {}", "actor NetworkUtil {}",
        "protocol FeedCommon {}", "public struct FeedCore {}", "class FeedImpl: Feed {}", "typealias FeedHelper = Feed",
        "struct DefaultFeedRepository {}", "struct Default {}", "struct Feeds {}", "extension A { enum Core {} }",
    ])
    func `a name that says nothing is found`(text: String) {
        #expect(SampleProject().lines(of: TypeNamesRule.self, in: path, holding: text) == [1])
    }

    @Test(arguments: [
        "struct Feed {}", "struct Score {}", "struct Defaults {}", "struct Defaulted {}", "class func makeHelper() {}",
        "// struct FeedManager", "let text = \"struct FeedManager\"", "import struct Feeds.Feed", "let fileManager = 1",
    ])
    func `other names are fine`(text: String) {
        #expect(SampleProject().lines(of: TypeNamesRule.self, in: path, holding: text) == [])
    }
}
