import Foundation

/// A request's first line and fields, read strictly: what two readers could understand differently is refused
/// (RFC 9112, sections 3, 5 and 6).
struct RequestHead {
    enum Framing: Equatable {
        case length(Int)
        case chunked
    }

    let request: HTTPRequest
    let framing: Framing
    /// Whether the client wants another answer on the same connection.
    let keepsAlive: Bool
    /// Whether it sends its body only when it is told that it may (RFC 9110, section 10.1.1).
    let expectsContinue: Bool

    /// - Parameter bytes: all before the empty line.
    init(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }),
            let text = String(bytes: bytes, encoding: .utf8)
        else { throw HTTPRefusal(.badRequest) }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let parts = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]), parts[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw HTTPRefusal(.badRequest)
        }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else { throw HTTPRefusal(.versionNotSupported) }
        var fields = try Self.fields(in: lines)
        let path = try Self.path(in: parts[1], &fields).prefix { $0 != "?" }
        request = HTTPRequest(String(parts[0]), String(path), fields: fields)
        framing = try Self.framing(fields)
        let options = fields.values(of: "connection").flatMap { $0.split(separator: ",") }
        keepsAlive = parts[2] == "HTTP/1.1" && !options.contains { Self.trimmed($0).isSameASCII("close") }
        expectsContinue = parts[2] == "HTTP/1.1" && fields["expect"]?.isSameASCII("100-continue") == true
    }

    /// A client that takes the server for a proxy names the host in the target, which then counts (RFC 9112,
    /// section 3.2.2).
    private static func path(in target: Substring, _ fields: inout HTTPFields) throws(HTTPRefusal) -> Substring {
        if target.first == "/" { return target }
        let scheme = "http://"
        guard target.prefix(scheme.count).isSameASCII(scheme), fields["host"] != nil else {
            throw HTTPRefusal(.badRequest)
        }
        let rest = target.dropFirst(scheme.count)
        let host = rest.prefix { !"/?".contains($0) }
        fields.replace("host", with: String(host))
        let path = rest.dropFirst(host.count)
        return path.first == "/" ? path : "/"
    }

    private static func fields(in lines: [Substring]) throws(HTTPRefusal) -> HTTPFields {
        var fields = HTTPFields()
        for line in lines {
            // A line that begins with a space would belong to the one before it; nobody sends that any more.
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]), !line.contains("\r"),
                !line.contains("\n")
            else { throw HTTPRefusal(.badRequest) }
            fields.add(String(line[..<colon]), trimmed(line[line.index(after: colon)...]))
        }
        return fields
    }

    private static func framing(_ fields: HTTPFields) throws(HTTPRefusal) -> Framing {
        let encodings = fields.values(of: "transfer-encoding")
        let lengths = fields.values(of: "content-length")
        if !encodings.isEmpty {
            guard lengths.isEmpty else { throw HTTPRefusal(.badRequest) }
            guard encodings.count == 1, encodings[0].isSameASCII("chunked") else {
                throw HTTPRefusal(.notImplemented)
            }
            return .chunked
        }
        guard let length = lengths.first else { return .length(0) }
        guard lengths.count == 1, !length.isEmpty, length.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw HTTPRefusal(.badRequest)
        }
        return .length(Int(length) ?? .max)
    }

    /// Without the white space that a field may have around its value (RFC 9110, section 5.6.3).
    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
    }
}

extension StringProtocol {
    /// Whether it is that, but for the case of the letters A to Z: beyond ASCII other letters have the same lower case.
    fileprivate func isSameASCII(_ text: String) -> Bool {
        utf8.allSatisfy { $0 < 0x80 } && lowercased() == text
    }
}
