import Foundation

/// Material from public sources that is kept outside of the project: a folder `shared/corpus` beside it, or the one
/// that `SWITCHYARD_CORPUS` names.
enum Corpus {
    static let folder: URL? = {
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
}
