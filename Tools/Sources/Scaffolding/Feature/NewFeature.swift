import Layouts

/// A feature that is made from a template: its modules, their tests, and all that wires them into the program.
struct NewFeature: Sendable {
    /// The template under the feature's name, in the project's format.
    let template: FeatureTemplate

    var name: FeatureName { template.name }

    /// - Parameter others: the template under the names of the features that the workspace has.
    /// - Throws: `ToolError.failed` if a file in which features are wired is gone, or changed beyond recognition.
    func draft(in layout: Layout, beside others: [FeatureTemplate]) throws(ToolError) -> Draft {
        var draft = Draft(files: template.files)
        for (path, shape) in template.shapes.sorted(by: { $0.key < $1.key }) {
            guard let text = layout.files[path]?.text else {
                throw .failed("\(path) is not there, and a feature is wired in it.")
            }
            let wired = try Wiring(path, shape).added(to: text, beside: others.compactMap { $0.shapes[path] })
            if wired != text { draft.changes[path] = wired }
        }
        return draft
    }
}
