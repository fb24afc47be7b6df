import Foundation

/// Material from public sources that is kept outside of the project, in the folder that `SWITCHYARD_CORPUS` names;
/// `Tools/proof/corpus` finds it.
enum Corpus {
    static func json(_ name: String) throws -> Any { try JSONSerialization.jsonObject(with: data(name)) }

    static func lines(_ name: String) throws -> [Data] {
        try data(name).split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }

    private static func data(_ name: String) throws -> Data {
        guard let folder = ProcessInfo.processInfo.environment["SWITCHYARD_CORPUS"] else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: URL(filePath: folder).appending(path: name))
    }
}
