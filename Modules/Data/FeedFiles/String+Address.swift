import Foundation

extension String {
    /// The address that a reference names (RFC 3986, section 5); itself if it is absolute, or there is nothing to resolve
    /// it against.
    func resolved(against base: String?) -> String {
        let reference = trimmingCharacters(in: .whitespacesAndNewlines)
        let hasScheme = reference.first { ":/?#".contains($0) } == ":"
        guard !hasScheme, !reference.isEmpty, let base = base.flatMap({ URL(string: $0) }),
            let url = URL(string: reference, relativeTo: base)
        else { return self }
        return url.absoluteString
    }
}
