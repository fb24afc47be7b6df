import AppFlow
import Foundation

/// A file that the browser is given: the page, its style, its script, its icon.
enum PageAsset: String, CaseIterable {
    case page = "page.html"
    case style = "page.css"
    case icon = "icon.svg"
    case script = "page.js"

    init?(path: String) {
        guard let asset = Self.allCases.first(where: { path == ($0 == .page ? "/" : "/" + $0.rawValue) }) else {
            return nil
        }
        self = asset
    }

    private var type: String {
        switch self {
        case .page: "text/html"
        case .style: "text/css"
        case .icon: "image/svg+xml"
        case .script: "text/javascript"
        }
    }

    /// What it is written in, in the order in which the browser reads it.
    private var files: [String] {
        switch self {
        case .page, .icon: return [rawValue]
        case .style: return [rawValue, "surfaces.css"]
        case .script:
            let phone = ["program", "surfaces", "banner", "phone"]
            let beside = ["kept", "lead", "settings", "fixes", "composer", "controls", "timeline"]
            let developers = ["routes", "gallery", "scenario"]
            return (phone + beside + developers + ["page"]).map { "\($0).js" }
        }
    }

    /// - Parameters:
    ///   - token: goes into the page, for its commands.
    ///   - run: goes into the page, which is loaded again when another run answers it.
    ///   - language: in which the page speaks.
    func response(token: String, run: String, in language: Language) -> HTTPResponse {
        // A Mac's bundles keep resources in a folder within.
        let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Assets")
        var body = Data()
        for file in files {
            guard let data = try? Data(contentsOf: folder.appending(path: file)) else {
                return HTTPResponse(.notFound, text: "\(file) does not lie beside the program")
            }
            body += data
        }
        if self == .page || self == .script {
            let text = String(decoding: body, as: UTF8.self).filled { name in
                switch name {
                case "token": token
                case "run": run
                case "language": language.code.rawValue
                default: escaped(language.sentence("page.\(name)"))
                }
            }
            body = Data(text.utf8)
        }
        return HTTPResponse(.ok, fields: ["content-type": "\(type); charset=utf-8"], body: .whole(body))
    }

    /// A sentence as it stands in the file's text, in a script within quotes or a template.
    private func escaped(_ sentence: String) -> String {
        let escapes: KeyValuePairs =
            self == .script
            ? ["\\": "\\\\", "\"": "\\\"", "`": "\\`", "$": "\\$"]
            : ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        return escapes.reduce(sentence) { $0.replacing($1.key, with: $1.value) }
    }
}

extension Sentences {
    /// What the page says beside the phone.
    static let simulatorPage = Sentences(in: .module)
}

extension String {
    /// The text with a value in the place of each `{{name}}`.
    fileprivate func filled(with value: (Substring) -> String) -> String {
        split(separator: "{{", omittingEmptySubsequences: false).enumerated().map { index, piece in
            guard index > 0, let end = piece.firstRange(of: "}}") else { return String(piece) }
            return value(piece[..<end.lowerBound]) + piece[end.upperBound...]
        }.joined()
    }
}

extension HTTPResponse {
    /// The same with what a browser is to hold back: nothing from elsewhere, no script but the page's own, no frame.
    var secured: HTTPResponse {
        var response = self
        let policy = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        ]
        let fields: KeyValuePairs = [
            "content-security-policy": policy.joined(separator: "; "), "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer", "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin", "cache-control": "no-store",
        ]
        for (name, value) in fields { response.fields.add(name, value) }
        return response
    }
}
