import AppFlow
import DeviceSimulator
import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite struct ProviderEndpointTests {
    private let phone = PhoneDouble()
    private let site: PageSite

    init() {
        site = PageSite(phone, port: 8080, connections: 512)
    }

    private static let payload = #"{"aps":{"alert":"Hi"}}"#
    private static let token = String(repeating: "ab", count: 32)

    private func push(
        _ fields: [String: String] = [:], token: String = ProviderEndpointTests.token, method: String = "POST",
        path: String? = nil, payload: String = ProviderEndpointTests.payload
    ) async -> HTTPResponse {
        var sent: HTTPFields = ["host": "localhost:8443"]
        for (name, value) in ["apns-topic": "test-app"].merging(fields, uniquingKeysWith: { $1 }) where value != "none"
        {
            sent.add(name, value)
        }
        return await site.answer(
            HTTPRequest(method, path ?? "/3/device/\(token)", fields: sent, body: Data(payload.utf8)))
    }

    @Test func `a push is taken, under an id of its own`() async throws {
        let response = await push()
        #expect(response.status == .ok)
        #expect(response.text == "{}")
        let id = try #require(response.fields["apns-id"])
        #expect(UUID(uuidString: id)?.uuidString.lowercased() == id)
        #expect(phone.pushes == [PushMessage(Self.payload, id: id, kind: .alert)])
        #expect(phone.pushes[0].requestID == id)
    }

    @Test func `what the fields say goes to the device`() async throws {
        let response = await push([
            "apns-id": "EC1BF194-B3B2-424A-89A9-5A918A6E6B5D", "apns-push-type": "background", "apns-priority": "5",
            "apns-expiration": "1700000000", "apns-collapse-id": "score",
        ])
        #expect(response.fields["apns-id"] == "ec1bf194-b3b2-424a-89a9-5a918a6e6b5d")
        let taken = try #require(phone.pushes.first)
        #expect(
            taken
                == PushMessage(
                    Self.payload, id: "ec1bf194-b3b2-424a-89a9-5a918a6e6b5d", collapseID: "score",
                    expiration: .at(Date(timeIntervalSince1970: 1_700_000_000)), priority: .low, kind: .background))
        #expect(taken.requestID == "score")
    }

    @Test(arguments: [
        ("apns-topic", "none", "MissingTopic"), ("apns-topic", "", "MissingTopic"),
        ("apns-topic", "a b", "DeviceTokenNotForTopic"),
        ("apns-topic", "other-app", "DeviceTokenNotForTopic"), ("apns-priority", "7", "BadPriority"),
        ("apns-priority", "+5", "BadPriority"), ("apns-priority", "010", "BadPriority"),
        ("apns-priority", "high", "BadPriority"), ("apns-expiration", "soon", "BadExpirationDate"),
        ("apns-expiration", "-1", "BadExpirationDate"), ("apns-expiration", "1.5", "BadExpirationDate"),
        ("apns-push-type", "toast", "InvalidPushType"), ("apns-push-type", "mdm", "DeviceTokenNotForTopic"),
        ("apns-id", "7", "BadMessageId"),
        ("apns-id", "ec1bf194b3b2424a89a95a918a6e6b5d", "BadMessageId"), ("apns-collapse-id", "", "BadCollapseId"),
        ("apns-collapse-id", String(repeating: "x", count: 65), "BadCollapseId"),
        ("apns-collapse-id", String(repeating: "ä", count: 33), "BadCollapseId"),
    ])
    func `a field that Apple refuses is refused as Apple does`(name: String, value: String, reason: String) async {
        let response = await push([name: value])
        #expect(response.status == .badRequest)
        #expect(response.text == #"{"reason":"\#(reason)"}"#)
        #expect(response.fields["apns-id"] != nil)
        #expect(phone.pushes == [])
    }

    @Test func `U35: a refusal is noted with its sender, its reason and what to change`() async {
        _ = await push(["apns-topic": "other", "user-agent": String(repeating: "x", count: 200)])
        _ = await push(token: "00")
        _ = await push(payload: "[1")
        #expect(phone.refusals.map(\.reason) == ["DeviceTokenNotForTopic", "BadDeviceToken", "BadPayload"])
        #expect(phone.refusals[0].advice.hasPrefix("apns-topic is other. Send test-app,"))
        #expect(phone.refusals[0].sender?.count == 121)
        #expect(phone.refusals[1].advice == "/3/device/00 is not this phone. Send to /3/device/\(Self.token).")
        #expect(phone.refusals[1].sender == nil)
        #expect(phone.refusals[2].advice == "The body is not JSON at line 1, column 3. Send one JSON object.")
        // What a client sent stands there as it is, and changes nothing of how the rest is read.
        _ = await push(["apns-topic": "{token}\u{202E}x"])
        #expect(phone.refusals[3].advice.hasPrefix("apns-topic is {token}x. Send test-app,"))
        // What another site sends is not a backend's.
        for site in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
            #expect(await push([site.0: site.1]).status == .forbidden)
        }
        #expect(phone.refusals.count == 4 && phone.pushes == [])
    }

    @Test(arguments: Sentences.appFlow.languages)
    func `each reason says what to change in each language`(language: LanguageCode) {
        let language = Language(language, of: [.simulatorPage])
        let endpoint = ProviderEndpoint(token: Self.token, topic: "test-app")
        for reason in ProviderReason.allCases {
            let refused = RefusedPush(reason, of: HTTPRequest("GET", "/3/"), to: endpoint, in: language)
            #expect(!refused.advice.hasPrefix("provider.") && !refused.advice.contains("{"))
        }
    }

    @Test func `the token is checked before anything else`() async {
        let wrong = ["apns-topic": "none", "apns-id": "7", "apns-priority": "7"]
        for token in ["00", String(repeating: "cd", count: 32), "<script>", Self.token + "00"] {
            let response = await push(wrong, token: token, payload: "")
            #expect(response.status == .badRequest)
            #expect(response.text == #"{"reason":"BadDeviceToken"}"#)
        }
        #expect(await push(wrong, token: "").text == #"{"reason":"MissingDeviceToken"}"#)
        #expect(await push(token: Self.token.uppercased()).status == .ok)
    }

    @Test(arguments: [
        ("POST", "/3/", HTTPStatus.notFound, "BadPath"), ("POST", "/3/device", .notFound, "BadPath"),
        ("POST", "/3/devices/1", .notFound, "BadPath"), ("POST", "/3/device/1/2", .notFound, "BadPath"),
        ("GET", "/3/device/1", .methodNotAllowed, "MethodNotAllowed"),
    ])
    func `another path or method is refused`(method: String, path: String, status: HTTPStatus, reason: String) async {
        let response = await push(method: method, path: path)
        #expect(response.status == status)
        #expect(response.text == #"{"reason":"\#(reason)"}"#)
    }

    private func json(bytes count: Int) -> String { "{" + String(repeating: " ", count: count - 2) + "}" }

    @Test func `a payload is JSON of 4,096 bytes at most, that of a call 5,120`() async {
        #expect(await push(payload: "").text == #"{"reason":"PayloadEmpty"}"#)
        let bad = await push(payload: #"{"aps":{},}"#)
        #expect(bad.status == .badRequest && bad.text == #"{"reason":"BadPayload"}"#)
        #expect(await push(payload: json(bytes: 4_096)).status == .ok)
        let tooLarge = await push(payload: json(bytes: 4_097))
        #expect(tooLarge.status == .contentTooLarge)
        #expect(tooLarge.text == #"{"reason":"PayloadTooLarge"}"#)
        let call = ["apns-push-type": "voip", "apns-topic": "test-app.voip"]
        #expect(await push(call, payload: json(bytes: 5_120)).status == .ok)
        #expect(await push(call, payload: json(bytes: 5_121)).status == .contentTooLarge)
    }

    @Test(arguments: [
        ("alert", ""), ("background", ""), ("complication", ".complication"), ("controls", ".push-type.controls"),
        ("fileprovider", ".pushkit.fileprovider"), ("liveactivity", ".push-type.liveactivity"),
        ("location", ".location-query"), ("pushtotalk", ".voip-ptt"), ("voip", ".voip"),
        ("widgets", ".push-type.widgets"),
    ])
    func `each type of push has a topic of its own`(type: String, suffix: String) async {
        #expect(await push(["apns-push-type": type, "apns-topic": "test-app" + suffix]).status == .ok)
        let wrong = suffix.isEmpty ? ".voip" : ""
        let response = await push(["apns-push-type": type, "apns-topic": "test-app" + wrong])
        #expect(response.text == #"{"reason":"DeviceTokenNotForTopic"}"#)
        #expect(phone.pushes.map(\.kind) == [PushMessage.Kind(rawValue: type) ?? .other])
    }

    @Test func `what only wakes the app is not urgent`() async {
        let type = "background"
        #expect(await push(["apns-push-type": type, "apns-priority": "10"]).text == #"{"reason":"BadPriority"}"#)
        #expect(await push(["apns-push-type": type]).status == .ok)
        #expect(phone.pushes.map(\.priority) == [.low])
    }

    @Test func `a field that stands there twice is refused`() async {
        for name in ["apns-topic", "apns-id", "apns-priority"] {
            var fields: HTTPFields = ["host": "localhost", "apns-topic": "test-app"]
            for value in name == "apns-topic" ? ["test-app"] : ["5", "5"] { fields.add(name, value) }
            let request = HTTPRequest(
                "POST", "/3/device/\(Self.token)", fields: fields, body: Data(Self.payload.utf8))
            #expect(await site.answer(request).text == #"{"reason":"DuplicateHeaders"}"#)
        }
    }
}
