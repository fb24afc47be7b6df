import Checks
import Foundation
import Layouts

/// Makes what is new in a project's folder: all of it, or nothing; what an interrupted run left is finished.
public struct Scaffold {
    private let root: String

    /// - Parameter root: the project's folder.
    public init(at root: String) {
        self.root = root
    }

    /// - Returns: what was made, and how to go on.
    /// - Throws: `NewError` with the reason; nothing is changed then.
    public func make(_ request: NewRequest) throws -> String {
        let layout = try Layout(at: root)
        switch request.kind {
        case .feature(let name, let korean):
            guard let template = FeatureTemplate.all.first else {
                throw NewError.refused(
                    "A feature is copied from a small one that a program here has, and no program here has it: this "
                        + "layout was copied without that program. Tools/new module makes its modules one by one.")
            }
            guard name.plural != template.name.plural else {
                throw NewError.refused("\(name.plural.upper) is the feature that others are copied from.")
            }
            let feature = NewFeature(name, korean: korean, like: template)
            let draft = try feature.draft(in: layout)
            if draft.isMade(in: layout) { return try nothing(name.plural.upper) }
            if draft.present(in: layout).isEmpty { try FreeNames(in: layout).check(feature, draft, like: template) }
            try write(draft, over: layout, named: name.plural.upper)
            return feature.summary(of: draft, example: try feature.example(in: layout), isKorean: korean != nil)
        case .module(let module):
            let draft = try module.draft(in: layout, of: PackageDescription(of: root))
            if draft.isMade(in: layout) { return try nothing(module.name.upper) }
            try FreeNames(in: layout).checkTypes(of: draft)
            try write(draft, over: layout, named: module.name.upper)
            return module.summary
        }
    }

    private func nothing(_ name: String) throws -> String {
        try drawGraph()
        return "\(name) is there already, whole and wired: nothing was changed."
    }

    /// New files come first, so that an interrupted run leaves something that the next one knows again.
    private func write(_ draft: Draft, over layout: Layout, named name: String) throws {
        let texts = try Formatting(root: root)(draft.texts)
        let others = draft.present(in: layout).filter { layout.files[$0]?.text != texts[$0] }
        guard others.isEmpty else { throw Self.inTheWay(others, of: name) }
        let files = draft.files.keys.sorted().filter { layout.files[$0] == nil }
        for path in files + draft.changes.keys.sorted() {
            let place = URL(filePath: root).appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((texts[path] ?? "").utf8).write(to: place, options: .atomic)
        }
        try drawGraph()
    }

    private static func inTheWay(_ paths: [String], of name: String) -> NewError {
        let more = paths.count > 3 ? ["and \(paths.count - 3) more"] : []
        return .refused(
            "\(name) is there already, and these files are not as this command makes them:\n  "
                + (paths.prefix(3) + more).joined(separator: "\n  ")
                + "\nTake another name if they are something else. If they were made and changed since, wire by hand what "
                + "is missing, as ARCHITECTURE.md tells.")
    }

    private func drawGraph() throws {
        guard let page = try GraphPage(at: root).renewed() else { return }
        try Data(page.utf8).write(to: URL(filePath: root).appending(path: GraphPage.path), options: .atomic)
    }
}
