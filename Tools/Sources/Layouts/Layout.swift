package import Foundation

/// The files of a layout, by their paths.
package struct Layout: Equatable, Sendable {
    package struct File: Equatable, Sendable {
        package var content: Data
        package var isExecutable: Bool

        package init(content: Data, isExecutable: Bool = false) {
            self.content = content
            self.isExecutable = isExecutable
        }

        /// nil for what is no text, such as a picture.
        package var text: String? {
            content.range(of: Data([0])) == nil ? String(bytes: content, encoding: .utf8) : nil
        }

        /// Whether it has such a text in it.
        package func contains(_ text: String) -> Bool { content.range(of: Data(text.utf8)) != nil }
    }

    package var files: [String: File]

    package init(files: [String: File]) {
        self.files = files
    }

    package init(_ texts: [String: String]) {
        files = texts.mapValues { File(content: Data($0.utf8)) }
    }

    package var texts: [String: String] { files.compactMapValues(\.text) }

    /// Changes each text by its path; what is no text stays as it is.
    package mutating func changeTexts(_ change: (_ path: String, _ text: String) -> String) {
        for (path, text) in texts { files[path]?.content = Data(change(path, text).utf8) }
    }
}
