public import Foundation

/// Material from public sources that is kept outside of the project: a folder `shared/corpus` beside it, or the one
/// that `SWITCHYARD_CORPUS` names.
public enum Corpus {
    public static let folder: URL? = {
        if let path = ProcessInfo.processInfo.environment["SWITCHYARD_CORPUS"] {
            return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
        }
        var folder = URL(filePath: #filePath)
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let corpus = folder.appending(path: "shared/corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
        }
        return nil
    }()

    public static let isPresent = folder != nil

    /// A test reads its file only if the corpus is present.
    public static func json(_ name: String) throws -> Any {
        try JSONSerialization.jsonObject(with: data(name))
    }

    public static func jsonLines<Row: Decodable>(_ name: String, as row: Row.Type) throws -> [Row] {
        try data(name).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(row, from: Data($0)) }
    }

    public static func data(_ name: String) throws -> Data {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: folder.appending(path: name))
    }
}
