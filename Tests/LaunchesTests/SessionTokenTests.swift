import Foundation
import Launches
import Testing

@Suite struct SessionTokenTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(
        "S1.1: a token expires at the `exp` of its claims, if that is a number",
        arguments: [
            (#"{"exp":1800000000}"#, 1_800_000_000),
            (#"{"exp":1800000000.25}"#, 1_800_000_000.25),
            (#"{"exp":1.8e9}"#, 1_800_000_000),
            (#" { "iss" : "x" , "exp" : 5 } "#, 5),
            (#"{"exp":0}"#, 0),
            (#"{"exp":-1}"#, -1),
            (#"{"exp":9223372036854775808}"#, nil),
            (#"{"exp":"1800000000"}"#, nil),
            (#"{"exp":null}"#, nil),
            (#"{"exp":true}"#, nil),
            (#"{"exp":[1]}"#, nil),
            (#"{"iat":5}"#, nil),
            (#"[5]"#, nil),
            (#"{"exp":1"#, nil),
            ("", nil),
        ] as [(String, TimeInterval?)])
    func expiry(claims: String, seconds: TimeInterval?) {
        let token = SessionToken(Self.jwt(claims))
        #expect(token.expiresAt == seconds.map(Date.init(timeIntervalSince1970:)))
    }

    @Test(
        "S1.1: it must not be accepted at its `exp` or after it",
        arguments: [(1_800_000_001, false), (1_800_000_000, true), (1_799_999_999, true)])
    func isExpired(exp: Int, isExpired: Bool) {
        #expect(SessionToken(Self.jwt(#"{"exp":\#(exp)}"#)).isExpired(at: Self.now) == isExpired)
    }

    @Test(
        "S1.1: claims are read without padding, in the alphabet for URLs, behind any header",
        arguments: [
            // Each holds both `-` and `_`; of three lengths, so that none, one and two signs of padding are left out.
            ("e30", #"{"a":"xx?xx>","exp":7}"#), ("e30", #"{"a":"xx?xx>1","exp":7}"#),
            ("e30", #"{"a":"xx?xx>12","exp":7}"#),
            ("", #"{"exp":7}"#), ("not base64!", #"{"exp":7}"#), ("Bearer e30", #"{"exp":7}"#),
            ("한국어", #"{"exp":7}"#),
        ])
    func reading(header: String, claims: String) {
        #expect(SessionToken(Self.jwt(claims, header: header)).expiresAt == Date(timeIntervalSince1970: 7))
    }

    @Test(
        "S1.1, U17: what is no JSON Web Token is a token without an expiry",
        arguments: [
            "", ".", "..", "...", "opaque", "a.b", "a.b.c.d", "e30.!!!.", "e30.ey.", "e30.e.", "e30.\0.", "e30.👩‍👩‍👧‍👦.",
            "e30.eyJleHAiOjF9", ".eyJleHAiOjF9..", "e30.\(String(repeating: "W1", count: 8_000)).",
            jwt(String(repeating: "[", count: 10_000)),
            jwt(#"{"exp":1,"a":"\#(String(repeating: "x", count: 20_000))"}"#),
        ])
    func noise(text: String) {
        let token = SessionToken(text)
        #expect(token.expiresAt == nil && token.subject == nil)
        #expect(!token.isExpired(at: Self.now))
        #expect(token.text == text)
    }

    @Test func `P8: nothing of a token stands in its description`() {
        let token = SessionToken(Self.jwt(#"{"sub":"secret","exp":7}"#))
        #expect(token.subject == "secret")
        #expect("\(token)" == "SessionToken")
    }

    private static func jwt(_ claims: String, header: String = "e30") -> String {
        let encoded = Data(claims.utf8).base64EncodedString()
        let unpadded = encoded.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return "\(header).\(unpadded).c2ln"
    }
}
