extension LinkMatch {
    /// What a parameter of the path took, else the first query item of that name; nil if there is neither.
    ///
    /// - Throws: `invalidParameter` if it is empty or reads as no value of the type.
    func value<Value: LinkValue>(named name: String, as type: Value.Type) throws(LinkError) -> Value? {
        guard case .link(let link) = content else {
            let text = if let text = capture(name) { text } else { try queryValue(name) }
            return if let text { try type.read(text[...], named: name) } else { nil }
        }
        guard let place = pattern.place(of: name, in: link) ?? link.queryValue(name) else { return nil }
        return try type.read(place, of: link, named: name)
    }

    /// What a parameter of the path took, else all query items of that name.
    ///
    /// - Throws: `invalidParameter` for the first that is empty or reads as no value of the type.
    func values<Value: LinkValue>(named name: String, as type: Value.Type) throws(LinkError) -> [Value] {
        if let value = capture(name) { return [try type.read(value[...], named: name)] }
        var values: [Value] = []
        for text in try queryValues(name) { values.append(try type.read(text[...], named: name)) }
        return values
    }
}

extension LinkPattern {
    /// Where in a link that it takes the parameter of that name stands.
    func place(of name: String, in link: LinkText) -> LinkText.Place? {
        let position = segments.firstIndex { $0.name?.text.isExactly(name) ?? false }
        return position.map { link.segment($0, toEnd: segments[$0].isCatchAll) }
    }
}

extension LinkValue {
    fileprivate static func read(_ text: Substring, named name: String) throws(LinkError) -> Self {
        guard !text.isEmpty, let value = Self(linkText: text) else {
            throw .invalidParameter(name: name, expected: linkTypeName, found: String(text))
        }
        return value
    }

    fileprivate static func read(_ place: LinkText.Place, of link: LinkText, named name: String) throws(LinkError)
        -> Self
    {
        try read(link.hasEscapes(place) ? link.decoded(place)[...] : link.raw(place), named: name)
    }
}
