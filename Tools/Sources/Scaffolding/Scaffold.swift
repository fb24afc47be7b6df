import Checks
import Foundation
import Layouts

/// Makes what is new in a project's folder, or takes a feature out: all of it, or nothing; what an interrupted run left is
/// finished by the next.
public struct Scaffold {
    private let root: String

    /// - Parameter root: the project's folder.
    public init(at root: String) {
        self.root = root
    }

    /// - Returns: what was made, and how to go on.
    /// - Throws: `ToolError` with the reason; nothing is changed then.
    public func make(_ request: NewRequest) throws -> String {
        let layout = try Layout(at: root)
        switch request.kind {
        case .feature(let name, let korean):
            let template = try template(in: request.template ?? "\(root)/\(FeatureTemplate.folder)")
            let renamed = try template.renamed(to: name, korean: korean).formatted(Formatting(root: root))
            let feature = NewFeature(template: renamed)
            let others = FeatureName.all(in: layout).filter { $0 != name }.map { template.renamed(to: $0) }
            let draft = try feature.draft(in: layout, beside: others)
            if draft.isMade(in: layout) { return try nothing(name.plural.upper) }
            if draft.present(in: layout).isEmpty { try FreeNames(in: layout).check(feature, draft, from: template) }
            try write(draft, over: layout, named: name.plural.upper)
            return feature.summary(of: draft, in: layout, isKorean: korean != nil)
        case .module(let module):
            let draft = try module.draft(in: layout, of: PackageDescription(of: root))
            if draft.isMade(in: layout) { return try nothing(module.name.upper) }
            try FreeNames(in: layout).checkTypes(of: draft)
            try write(draft, over: layout, named: module.name.upper)
            return module.summary
        }
    }

    /// Takes a feature out.
    ///
    /// - Returns: what was changed.
    /// - Throws: `ToolError` with the reason; nothing is changed then.
    public func remove(_ request: RemovalRequest) throws -> String {
        let layout = try Layout(at: root)
        let removed = try FeatureRemoval(name: request.name, mayBeReleased: mayBeReleased(request.name))(layout)
        let kit = KitFolders(in: try PackageDescription(of: root))
        let left = removed.left
        let before = layout.texts
        let changed = left.texts.filter { before[$0.key] != $0.value }
        let texts = try Formatting(root: root)(changed)
        for (path, text) in texts {
            try Data(text.utf8).write(to: URL(filePath: root).appending(path: path), options: .atomic)
        }
        let gone = layout.files.keys.filter { left.files[$0] == nil }.sorted()
        for path in gone { try FileManager.default.removeItem(atPath: "\(root)/\(path)") }
        for path in gone { try removeEmptyFolders(above: path) }
        try drawGraph()
        let mentions = FeatureMentions(of: request.name, besides: kit).lines(in: try Layout(at: root))
        return removed.summary(of: gone, changed: texts.keys.sorted(), mentions: mentions)
    }

    /// Whether git knows the feature's store, or does not say what it knows.
    private func mayBeReleased(_ name: FeatureName) -> Bool {
        let store = "Modules/Data/\(name.singular.upper)Store"
        let known = try? SystemCommand(["git", "ls-files", "Package.swift", store], in: URL(filePath: root)).run()
        return known != "Package.swift\n"
    }

    private func template(in folder: String) throws -> FeatureTemplate {
        guard FileManager.default.fileExists(atPath: folder) else {
            throw ToolError.refused(
                "There is no \(FeatureTemplate.folder), from which features are made: only the workspaces have one that "
                    + "Tools/copy makes.")
        }
        return FeatureTemplate(in: try Layout(at: folder))
    }

    private func removeEmptyFolders(above path: String) throws {
        var folder = URL(filePath: root).appending(path: path).deletingLastPathComponent()
        while try FileManager.default.fileExists(atPath: folder.path)
            && FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
        {
            try FileManager.default.removeItem(at: folder)
            folder.deleteLastPathComponent()
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

    private static func inTheWay(_ paths: [String], of name: String) -> ToolError {
        return .refused(
            "\(name) is there already, and these files are not as this command makes them:\n  "
                + paths.abridged(to: 3).joined(separator: "\n  ")
                + "\nTake another name if they are something else. If they were made and changed since, wire by hand what "
                + "is missing, as ARCHITECTURE.md tells.")
    }

    private func drawGraph() throws {
        guard FileManager.default.fileExists(atPath: "\(root)/\(GraphPage.path)"),
            let page = try GraphPage(at: root).renewed()
        else { return }
        try Data(page.utf8).write(to: URL(filePath: root).appending(path: GraphPage.path), options: .atomic)
    }
}
