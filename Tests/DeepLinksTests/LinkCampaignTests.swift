import DeepLinks
import Testing

@Suite struct LinkCampaignTests {
    @Test func `U42: a link's campaign is what its utm items say, decoded`() throws {
        let link =
            "https://acme.com/a?x=1&utm_source=news%20letter&utm_medium=email&utm_campaign=spring&utm_id=7"
            + "&utm_term=desk&utm_content=top#utm_source=no"
        let campaign = try #require(LinkCampaign(of: link))
        #expect(campaign.source == "news letter" && campaign.medium == "email" && campaign.name == "spring")
        #expect(campaign.id == "7" && campaign.term == "desk" && campaign.content == "top")
    }

    @Test(
        "U42: a link without such an item has none, and neither has one that cannot be read",
        arguments: ["https://acme.com/a?x=1", "home/feed", "acme://a?utm_source=", "acme://a?utm_source=%zz", "%", ""])
    func none(link: String) {
        #expect(LinkCampaign(of: link) == nil)
    }

    @Test func `U42: of two items the first counts, and of a long value its beginning`() {
        let long = String(repeating: "é", count: 101)
        #expect(LinkCampaign(of: "a?utm_source=one&utm_source=two")?.source == "one")
        #expect(LinkCampaign(of: "a?utm_source=\(long)")?.source == String(long.prefix(100)))
    }
}
