import Foundation

/// A file that the browser is given: the page, its style, its script, its icon.
enum PageAsset: String, CaseIterable {
    case page = "page.html"
    case style = "page.css"
    case icon = "icon.svg"
    case script = "page.js"

    init?(path: String) {
        if path == "/" {
            self = .page
        } else if let asset = Self(rawValue: String(path.dropFirst())), asset != .page {
            self = asset
        } else {
            return nil
        }
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
            let beside = ["kept", "lead", "composer", "controls", "timeline", "routes", "gallery", "scenario"]
            return (["program", "surfaces", "phone"] + beside + ["page"]).map { "\($0).js" }
        }
    }

    /// - Parameter token: goes into the page, for its commands.
    func response(token: String) -> HTTPResponse {
        // A Mac's bundles keep resources in a folder within.
        let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Assets")
        var body = Data()
        for file in files {
            guard let data = try? Data(contentsOf: folder.appending(path: file)) else {
                return HTTPResponse(.notFound, text: "\(file) does not lie beside the program")
            }
            body += data
        }
        if self == .page { body = Data(String(decoding: body, as: UTF8.self).replacing("{token}", with: token).utf8) }
        return HTTPResponse(.ok, fields: ["content-type": "\(type); charset=utf-8"], body: .whole(body))
    }
}

extension HTTPResponse {
    /// The same with what a browser is to hold back: nothing from elsewhere, no script but the page's own, no frame.
    var secured: HTTPResponse {
        var response = self
        let sources = ["script-src", "style-src", "img-src", "connect-src"].map { "\($0) 'self'" }
        let policy =
            ["default-src 'none'"] + sources + [
                "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
                "require-trusted-types-for 'script'", "trusted-types 'none'",
            ]
        response.fields.add("content-security-policy", policy.joined(separator: "; "))
        response.fields.add("x-content-type-options", "nosniff")
        response.fields.add("x-frame-options", "DENY")
        response.fields.add("referrer-policy", "no-referrer")
        response.fields.add("cross-origin-opener-policy", "same-origin")
        response.fields.add("cross-origin-resource-policy", "same-origin")
        response.fields.add("cache-control", "no-store")
        return response
    }
}
