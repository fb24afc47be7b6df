import DeepLinks
import Foundation
import Links
import Testing

@Suite struct LinkCheckTests {
    @Test(arguments: [
        "home\nhome/feed\n\n \t\nhome/feed/:id\n", #"["home","home/feed","home/feed/:id"]"#,
        #"{"routes":["home","home/feed","home/feed/:id"]}"#,
        #" [{"route":"home","from":"scheme"},{"route":"home/feed"},{"route":"home/feed/:id"}]"#,
    ])
    func `links are held against routes of either form, whatever their scheme or host`(routes: String) throws {
        let check = try LinkCheck(routes: Data(routes.utf8))
        for link in ["campus://home/feed", "https://any.example/home/feed/1?a=b", "home", "/home/feed/a%2Fb"] {
            #expect(check.complaint(about: link) == nil)
        }
        #expect(
            check.complaint(about: "campus://home/fed")
                == #"linkNotFound: no route below "home" matches "fed"; nearest: home/feed"#)
        #expect(check.complaint(about: "campus://home//feed") == "invalidLink: it has an empty segment")
    }

    @Test func `routes that make no table are refused`() {
        #expect(throws: UnreadableRoutes.self) { try LinkCheck(routes: Data("[7]".utf8)) }
        #expect(throws: UnreadableRoutes.self) { try LinkCheck(routes: Data("[".utf8)) }
        #expect(throws: LinkTableError.sameShape(":a", ":b")) { try LinkCheck(routes: Data(":a\n:b".utf8)) }
    }
}
