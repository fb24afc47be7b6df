import Testing

@testable import Checks

@Suite struct TypeNamesRuleTests {
    private let path = "Modules/Domain/Launches/File.swift"

    @Test(arguments: [
        "struct LaunchManager {}", "final class Helper {}", "enum LaunchUtils {}", "actor NetworkUtil {}",
        "protocol LaunchCommon {}", "public struct LaunchCore {}", "class LaunchImpl: Launch {}",
        "typealias LaunchHelper = Launch",
        "struct DefaultLaunchRepository {}", "struct Default {}", "struct Launches {}", "extension A { enum Core {} }",
    ])
    func `a name that says nothing is found`(text: String) {
        #expect(SampleProject().lines(of: TypeNamesRule.self, in: path, holding: text) == [1])
    }

    @Test(arguments: [
        "struct Launch {}", "struct Score {}", "struct Defaults {}", "struct Defaulted {}",
        "class func makeHelper() {}",
        "// struct LaunchManager", "let text = \"struct LaunchManager\"", "import struct Launches.Launch",
        "let fileManager = 1",
    ])
    func `other names are fine`(text: String) {
        #expect(SampleProject().lines(of: TypeNamesRule.self, in: path, holding: text) == [])
    }
}
