/// The words of a command that stand alone, and the value of each option.
package struct CommandWords {
    package private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// - Throws: `ToolError.refused` for an option without a value, or that stands there twice.
    package init(_ arguments: [String]) throws(ToolError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                words.append(argument)
                continue
            }
            guard let value = rest.popFirst() else { throw .refused("\(argument) needs a value.") }
            guard values.updateValue(value, forKey: argument) == nil else {
                throw .refused("\(argument) stands there twice.")
            }
        }
    }

    package subscript(option: String) -> String? { values[option] }

    /// - Throws: `ToolError.refused` for any other option.
    package func check(knowing options: Set<String>) throws(ToolError) {
        if let unknown = values.keys.sorted().first(where: { !options.contains($0) }) {
            throw .refused("There is no option \(unknown) here.")
        }
    }
}
