import AppFlow
import DeepLinks
import DeviceSimulator
import Launches
import Navigation
import TestSupport
import Testing

/// The shapes that click-tracking and short links have in the field, each on a host of its service or of a customer.
@MainActor @Suite struct ClickLinkTests {
    nonisolated static let shapes = [
        // Email services
        ("u1234567.ct.sendgrid.net", "/ls/click?upn=u001.Ab-2FcD-2Bx_-3D-3D"),
        ("links.acme.example", "/uni/ls/click?upn=u001.Ab-2FcD"), ("u1234567.wl.sendgrid.net", "/abc123"),
        ("links2.acme.example", "/a/click?_t=0a1b&_m=2c3d&_e=aGVsbG8_"), ("links2.acme.example", "/u/click?_t=0a"),
        ("acme.us1.list-manage.com", "/track/click?u=0a1b&id=2c&e=3d"),
        ("mandrillapp.com", "/track/click/30123456/acme.example?p=eyJzIjoiYSJ9"), ("email.acme.example", "/c/eJxNj0Eu"),
        ("track.pstmrk.it", "/3s/acme.example%2Fitem%2F1/xY_z/AbCd/AQ"),
        ("abc123.r.us-east-1.awstrack.me", "/L0/https:%2F%2Facme.example%2Fitem%2F1/1/0100-000000/sIg=42"),
        ("links.acme.example", "/f/a/Ab-cD~~/AAQxAQA~/RgRk-x~"), ("click.e.acme.example", "/?qs=0a1b2c3d4e"),
        ("cl.s7.exct.net", "/?qs=0a1b2c3d"), ("d2v8tf04.na1.hubspotlinks.com", "/Ctc/OR+113/cKl4X04/VWs"),
        ("ctrk.klclick.com", "/l/01HXY_3"), ("e.customeriomail.com", "/e/c/eyJlbWFpbF9pZCI6IjEifQ/0a1b"),
        ("xk7.mjt.lu", "/lnk/AAAA/1/x-Y_z/aHR0cHM6Ly9hY21lLmV4YW1wbGU"), ("acme.acemlnc.com", "/lt.php?s=0a&i=1A2A3A4"),
        ("r20.rs6.net", "/tn.jsp?f=001abc==&c=&ch="), ("acme.cmail19.com", "/t/y-l-abc-def-r/"),
        ("abcd.r.a.d.sendibm1.com", "/mk/cl/f/sh/1a2b/3C~d"),
        ("acme.example", "/ga/click/2-20468219-18-64-113-706-9b64-e6ec"),
        // Links of apps and of installs
        ("acme.app.link", "/AbCdEfGh"), ("acme.go.link", "/item/1?adj_t=abc123"), ("acme.onelink.me", "/AbCd/e5f6"),
        ("acme.sng.link", "/A1b2c/d3e4?_dl=acme%3A%2F%2Fitem%2F1"), ("acme.smart.link", "/x1y2z3"),
        ("abr.ge", "/x1y2z3"),
        // Short links
        ("bit.ly", "/3aBcDeF"), ("tinyurl.com", "/2p8abcd"), ("lnkd.in", "/gAbC-d_e"), ("naver.me", "/5aBcDeFg"),
        ("kko.to", "/AbC-1_d2"), ("rebrand.ly", "/a1b2c3"),
        // What a mail's filter makes of a link
        ("urldefense.com", "/v3/__https://acme.example/item/1__;!!AbC!x-Y$"),
        ("eur01.safelinks.protection.outlook.com", "/?url=https%3A%2F%2Facme.example%2Fitem%2F1&data=05%7C02"),
    ]

    private let resolver = ResolverDouble()

    @Test(
        "U40: the host is asked for the link as it came, or the browser has it so; one that ends alike is not asked",
        arguments: shapes)
    func asked(host: String, path: String) async throws {
        let phone = try TestPhone { TestMain() }
        phone.adjustServices = { [resolver] in $0.linkResolver = resolver }
        resolver.hosts = [host, "*.sub.\(host)"]
        func open(_ link: String) async {
            phone.device.open(universalLink: link)
            await phone.whenIdle()
        }
        let (link, target) = ("https://\(host)\(path)", "https://a.sub.\(host)\(path)")
        await open(link)
        #expect(phone.device.state.page == link && phone.navigation.alert == nil)
        await open("https://sub.\(host)\(path)")
        await open("https://asub.\(host)\(path)")
        #expect(resolver.asked == [link])
        resolver.answers = [target: "https://test.example.com/item/1"]
        await open(target)
        #expect(resolver.asked == [link, target])
        #expect(phone.stack == ["first", "item/1"])
    }
}
