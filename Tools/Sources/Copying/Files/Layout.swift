import Foundation

/// The files that a copy is made of, by their paths.
struct Layout: Equatable, Sendable {
    struct File: Equatable, Sendable {
        var content: Data
        var isExecutable = false

        /// nil for what is no text, such as a picture.
        var text: String? {
            content.contains(0) ? nil : String(bytes: content, encoding: .utf8)
        }
    }

    var files: [String: File]

    init(files: [String: File]) {
        self.files = files
    }

    init(_ texts: [String: String]) {
        files = texts.mapValues { File(content: Data($0.utf8)) }
    }

    var texts: [String: String] { files.compactMapValues(\.text) }

    /// Changes each text by its path; what is no text stays as it is.
    mutating func changeTexts(_ change: (_ path: String, _ text: String) -> String) {
        for (path, text) in texts { files[path]?.content = Data(change(path, text).utf8) }
    }
}
