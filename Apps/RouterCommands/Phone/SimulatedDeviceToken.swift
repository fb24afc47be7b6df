import Foundation

/// The token that Apple's push service would give the simulated device: a random one for each folder of databases,
/// whose device it is.
enum SimulatedDeviceToken {
    /// Bytes, as many as Apple's tokens have had.
    private static let length = 32

    /// - Returns: the folder's token, made if there is none; nil if it can be neither read nor written.
    static func token(in directory: URL) -> Data? {
        let file = directory.appending(path: "device-token")
        if let kept = try? Data(contentsOf: file), kept.count == length { return kept }
        let token = Data((0..<length).map { _ in UInt8.random(in: .min ... .max) })
        return (try? token.write(to: file, options: .atomic)).map { token }
    }
}
