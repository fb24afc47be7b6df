import AppFlow
import Foundation

/// A bundle in a folder of its own, with the given sentences by language and key.
struct SampleBundle {
    let sentences: Sentences

    init(_ texts: [String: [String: String]]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (language, sentences) in texts {
            let place = folder.appending(path: "\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let lines = sentences.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
            try Data(lines.utf8).write(to: place.appending(path: "Localizable.strings"))
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileReadNoSuchFile) }
        sentences = Sentences(in: bundle)
    }
}
