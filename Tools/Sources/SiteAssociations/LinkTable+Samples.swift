import DeepLinks

extension LinkTable {
    /// A universal link to the route at an index; nil if a parameter that the link must carry has no example.
    func sampleLink(to index: Int, example: (ParameterDeclaration) -> String?) -> String? {
        let pattern = declarations[index].pattern
        var parameters: [(String, String)] = []
        for parameter in declarations[index].parameters
        where parameter.isRequired || pattern.hasParameter(parameter.name) {
            guard let text = example(parameter) else { return nil }
            parameters.append((parameter.name, text))
        }
        for name in pattern.parameterNames where !parameters.contains(where: { $0.0.utf8.elementsEqual(name.utf8) }) {
            parameters.append((name, "a"))
        }
        return try? link(to: pattern, parameters: parameters, as: .universal)
    }
}
