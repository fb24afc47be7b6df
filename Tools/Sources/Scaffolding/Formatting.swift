import Foundation
import Layouts

/// Formats texts as the project's own files are, in a folder that is taken away again.
struct Formatting {
    /// The project's folder, whose rules for the format hold.
    let root: String

    func callAsFunction(_ texts: [String: String]) throws -> [String: String] {
        var written = Layout(texts)
        if let rules = FileManager.default.contents(atPath: "\(root)/.swift-format") {
            written.files[".swift-format"] = Layout.File(content: rules)
        }
        return try written.inTemporaryFolder { folder in
            try SystemCommand(["swift", "format", "--in-place", "--recursive", "--parallel", "."], in: folder).run()
            return try Layout(at: folder.path).texts.filter { texts[$0.key] != nil }
        }
    }
}
