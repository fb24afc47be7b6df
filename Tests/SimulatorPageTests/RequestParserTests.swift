import Foundation
import Testing

@testable import SimulatorPage

@Suite struct RequestParserTests {
    private func parse(_ text: String) throws(HTTPRefusal) -> HTTPRequest? {
        var parser = RequestParser()
        parser.append(Array(text.utf8))
        return try parser.next()
    }

    private func refusal(_ text: String) -> HTTPStatus? {
        do throws(HTTPRefusal) {
            _ = try parse(text)
            return nil
        } catch {
            return error.status
        }
    }

    @Test func `a request is read however its bytes come`() throws {
        let text = "POST /a?b=c HTTP/1.1\r\nHost: h\r\nX-Y:  z \r\nContent-Length: 5\r\n\r\nhello"
        let wanted = HTTPRequest(
            "POST", "/a", fields: ["host": "h", "x-y": "z", "content-length": "5"], body: Data("hello".utf8))
        #expect(try parse(text) == wanted)
        var parser = RequestParser()
        for (index, byte) in text.utf8.enumerated() {
            parser.append([byte])
            #expect(try parser.next() == (index == text.utf8.count - 1 ? wanted : nil))
        }
    }

    @Test func `a body may be as long as the limit`() throws {
        let body = String(repeating: "x", count: 262_144)
        #expect(try parse("POST / HTTP/1.1\r\nContent-Length: 262144\r\n\r\n\(body)")?.body.count == 262_144)
    }

    @Test func `requests on one connection are read one after the other`() throws {
        var parser = RequestParser()
        parser.append(Array("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\nConnection: close\r\n\r\n".utf8))
        let first = try parser.next()
        #expect(first?.path == "/1" && first?.keepsAlive == true)
        let second = try parser.next()
        #expect(second?.path == "/2" && second?.keepsAlive == false)
        #expect(try parser.next() == nil)
    }

    @Test func `a body in chunks is composed`() throws {
        let text = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n world\r\n0\r\n\r\n"
        #expect(try parse(text)?.body == Data("hello world".utf8))
        #expect(try parse(String(text.dropLast())) == nil)
    }

    @Test func `a body in very many chunks takes no longer for each`() throws {
        var parser = RequestParser()
        parser.append(Array("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n".utf8))
        for _ in 0..<200_000 {
            parser.append(Array("1\r\nx\r\n".utf8))
            #expect(try parser.next() == nil)
        }
        parser.append(Array("0\r\n\r\n".utf8))
        #expect(try parser.next()?.body.count == 200_000)
    }

    @Test func `an empty line before a request is passed over`() throws {
        #expect(try parse("\r\nGET /1 HTTP/1.1\r\n\r\n")?.path == "/1")
        #expect(try parse("\r\n\r\n") == nil)
    }

    @Test(arguments: [
        "GET\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n", "GET a HTTP/1.1\r\n\r\n",
        "GET http://evil/ HTTP/1.1\r\n\r\n", "GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /x\ny HTTP/1.1\r\n\r\n", "GET /x\ry HTTP/1.1\r\n\r\n", "GET /\tx HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length:\u{A0}1\r\n\r\na", "G(T / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : h\r\n\r\n",
        "GET / HTTP/1.1\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n",
        "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na",
        "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\na",
        "GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", "GET /ä HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chun\u{212A}ed\r\n\r\n0\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\u{A0}\r\n\r\n0\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n",
    ])
    func `what two readers could understand differently is refused`(text: String) {
        #expect(refusal(text) == .badRequest)
    }

    @Test(arguments: [
        ("GET / HTTP/2.0\r\n\r\n", HTTPStatus.versionNotSupported),
        ("GET / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", .notImplemented),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 17_000), .headersTooLarge),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 17_000) + "\r\n\r\n", .headersTooLarge),
        ("POST / HTTP/1.1\r\nContent-Length: 262145\r\n\r\n", .contentTooLarge),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n", .contentTooLarge),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n40001\r\n", .contentTooLarge),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nfffffffff\r\n", .badRequest),
    ])
    func `what is too much, or not understood, is refused before it is read`(text: String, status: HTTPStatus) {
        #expect(refusal(text) == status)
    }
}
