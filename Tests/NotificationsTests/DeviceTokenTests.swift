import Foundation
import Notifications
import Testing

@Suite struct DeviceTokenTests {
    @Test(
        "S1.6: a token is written in lower-case hex",
        arguments: [([], ""), ([0], "00"), ([0xab, 0x0c, 0xff, 0x10], "ab0cff10")] as [([UInt8], String)])
    func hex(bytes: [UInt8], text: String) {
        #expect(DeviceToken(Data(bytes)).hex == text)
        #expect(DeviceToken((Data([1]) + Data(bytes)).dropFirst()).hex == text)
    }

    @Test func `P8: a token's description tells nothing of it`() {
        let token = DeviceToken(Data([0xab]))
        #expect("\(token)" == "DeviceToken")
    }

    @Test(
        "S1.6: the environment is the entitlement's",
        arguments: [("development", .sandbox), ("production", .production), ("", .production), (nil, .production)]
            as [(String?, PushEnvironment)])
    func entitlement(text: String?, environment: PushEnvironment) {
        #expect(PushEnvironment(embeddedProfile: Self.profile(apsEnvironment: text)) == environment)
    }

    @Test(
        "S1.6: without a profile that can be read it is production",
        arguments: [
            nil, Data(), Data("<?xml".utf8), Data("</plist><?xml".utf8),
            Data("<?xml version=\"1.0\"?><plist></plist>".utf8), Data("aps-environment development".utf8),
            // Another text of the profile.
            profile(apsEnvironment: "production", name: "aps-environment development"),
        ] as [Data?])
    func withoutProfile(profile: Data?) {
        #expect(PushEnvironment(embeddedProfile: profile) == .production)
    }

    /// A property list within a signature, as Xcode embeds it.
    private static func profile(apsEnvironment: String?, name: String = "Sample") -> Data {
        let entitlement = apsEnvironment.map { "<key>aps-environment</key>\n\t<string>\($0)</string>" } ?? ""
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>Name</key><string>\(name)</string>
            <key>Entitlements</key><dict>\(entitlement)</dict>
            </dict></plist>
            """
        return Data([0x30, 0x82, 0xff, 0x00]) + Data(list.utf8) + Data([0xa0, 0x82, 0x00, 0xfe])
    }
}
