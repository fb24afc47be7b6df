/// Arguments that may begin with where the template of features is: `--template FOLDER`, as a script puts it.
public struct TemplateArguments: Sendable {
    /// Nil for the one that the project keeps.
    public let template: String?

    /// All other arguments.
    public let rest: [String]

    public init(_ arguments: some Collection<String>) {
        let arguments = Array(arguments)
        let isGiven = arguments.count > 1 && arguments[0] == "--template"
        template = isGiven ? arguments[1] : nil
        rest = Array(arguments.dropFirst(isGiven ? 2 : 0))
    }
}
