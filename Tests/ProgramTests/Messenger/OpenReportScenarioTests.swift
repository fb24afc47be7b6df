import Testing

@Suite struct OpenReportScenarioTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder()
    }

    @Test func `U42: replay prints what the app's analytics learn of each link, and nothing else of its query`() throws
    {
        let run = try folder.messenger("replay", Sample.path(.messenger, "campaign.scenario"), "--json")
        let reports = try run.lines(of: ReplayTests.Line.self).map(\.report)
        #expect(reports.map { $0?.route } == [":roomId", "chat/:roomId", nil, "chat"])
        #expect(reports.map { $0?.source } == ["userActivity", "userActivity", nil, "openURL"])
        #expect(reports.map { $0?.campaign?.source } == ["newsletter", nil, nil, nil])
        #expect(reports.map { $0?.campaign?.name } == ["spring", "summer", nil, "autumn"])
        #expect(reports.map { $0?.secondsToScreen } == [0, 0, nil, 90])
        #expect(!run.output.contains("secret"))
    }

    @Test func `U42: push prints the ids of its sender, and no text of it`() throws {
        let payload = #"{"aps":{"alert":"secret"},"chatRoomId":2,"itbl":{"campaignId":12,"messageId":"m"}}"#
        let run = try folder.run(
            .messenger, ["push", "-", "--json", "--now", "2026-11-02T12:00:00Z"], input: payload)
        let report = try #require(try run.lines(of: Answer.self).first?.report)
        #expect(report.sender == "iterable" && report.messageID == "m" && report.campaignID == "12")
        #expect(report.outcome == "shown" && report.arrivedAt == "2026-11-02T12:00:00Z" && report.campaign == nil)
        #expect(!run.output.contains("secret"))
    }
}
