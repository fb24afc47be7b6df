import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's calls behind a server that only this machine reaches.
enum LoopbackSocket {
    static func listen() throws -> Int32 {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
        }
        guard descriptor >= 0, isBound, beginListening(descriptor) else { throw POSIXError(.EADDRNOTAVAIL) }
        return descriptor
    }

    /// Beside a function of the system's own name.
    private static func beginListening(_ descriptor: Int32) -> Bool {
        #if canImport(Glibc)
        Glibc.listen(descriptor, 16) == 0
        #else
        Darwin.listen(descriptor, 16) == 0
        #endif
    }

    static func address(of descriptor: Int32) throws -> URL {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
        }
        let port = UInt16(bigEndian: address.sin_port)
        guard isKnown, let url = URL(string: "http://127.0.0.1:\(port)") else { throw POSIXError(.EADDRNOTAVAIL) }
        return url
    }

    /// Nil if the connection ends before the request does.
    static func readRequest(from descriptor: Int32) -> LocalServer.Request? {
        var bytes = Data()
        while true {
            if let request = LocalServer.Request(bytes) { return request }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes.append(contentsOf: buffer[..<count])
        }
    }

    static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        #if canImport(Glibc)
        // Whoever has gone by now is to cause no signal.
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        #else
        var isOn: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        _ = send(descriptor, bytes, bytes.count, 0)
        #endif
    }
}

extension LocalServer.Request {
    /// Nil while something of it is missing.
    fileprivate init?(_ bytes: Data) {
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let fields = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
        headers = Dictionary(fields) { first, _ in first }
        body = Data(bytes[end.upperBound...])
        line = lines[0]
        guard body.count >= headers["content-length"].flatMap(Int.init) ?? 0 else { return nil }
    }
}
