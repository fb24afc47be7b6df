import Testing

@Suite struct PayloadLinkTests {
    @Test(
        "S0.1, S0.3, S3.1: which link a payload opens",
        arguments: [
            (#""deepLink":"home/mypage","webLink":"https://e.org""#, nil, ["mypage"], []),
            (#""deepLink":"","webLink":"https://e.org/a""#, nil, ["feed-list"], ["web"]),
            (#""deepLink":null,"webLink":"https://campus.example.com/home/mypage""#, nil, ["mypage"], []),
            (#""webLink":"httpfoo:bar""#, "invalidScheme", ["feed-list"], []),
            (#""webLink":"e.org""#, "invalidLink", ["feed-list"], []),
            (#""webLink":"https://e.org/?expiredAt=2020-01-01T00:00:00Z""#, "expiredLink", ["feed-list"], []),
            (#""feedUUID":"7""#, "invalidParameter", ["feed-list"], []),
            (#""feedUUID":"","id":"n""#, nil, ["feed-list", "notifications", "notification/n"], []),
            (#""id":42"#, nil, ["feed-list", "notifications", "notification/42"], []),
            (#""id":"a b/ü&=+%#?""#, nil, ["feed-list", "notifications", "notification/a b/ü&=+%#?"], []),
        ] as [(String, String?, [String], [String])])
    func link(members: String, error: String?, stack: [String], modals: [String]) throws {
        let run = try WorkingFolder().run(.campus, ["push", "-"], input: "{\"aps\":{},\(members)}")
        #expect(run.code == (error == nil ? 0 : 65))
        let answer = try run.answer()
        #expect(answer.error?.code == error)
        #expect(answer.stack == stack)
        #expect(answer.navigation.modals == modals)
    }

    @Test(
        "a sender's push opens the link that the sender's own keys name",
        arguments: [
            #""itbl":{"defaultAction":{"type":"openUrl","data":"campus://home/mypage"}},"gcm.message_id":"1""#,
            #""CIO-Delivery-ID":"d","CIO":{"push":{"link":"campus://home/mypage"}}"#,
            #""com.batch":"{\"l\":\"campus://home/mypage\"}""#,
            #""source":"xnpe_platform","title":"T","message":"M","action":"deeplink","url":"campus://home/mypage""#,
        ])
    func sender(members: String) throws {
        let run = try WorkingFolder().run(.campus, ["push", "-"], input: "{\"aps\":{},\(members)}")
        #expect(try run.answer().stack == ["mypage"])
    }

    @Test("S0.2: a push without id and link opens its own page, named after the request")
    func request() throws {
        let run = try WorkingFolder().run(.campus, ["push", "-", "--id", "r-1"], input: #"{"aps":{"alert":"Hi"}}"#)
        #expect(try run.answer().stack == ["feed-list", "notifications", "notification/r-1"])
    }
}
