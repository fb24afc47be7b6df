import ArgumentParser
import DeepLinks

/// The part of an Info.plist that registers the custom schemes (Apple, "CFBundleURLTypes").
struct URLTypes {
    let lines: [String]

    init(of origins: LinkOrigins, for app: AppIdentifier) {
        let schemes = origins.schemes.map { "            <string>\($0)</string>" }
        lines =
            [
                "<key>CFBundleURLTypes</key>", "<array>", "    <dict>",
                "        <key>CFBundleTypeRole</key>", "        <string>Editor</string>",
                "        <key>CFBundleURLName</key>", "        <string>\(app.bundleID)</string>",
                "        <key>CFBundleURLSchemes</key>", "        <array>",
            ] + schemes + ["        </array>", "    </dict>", "</array>"]
    }
}

/// An app id as site associations write it: an application identifier prefix, a point and a bundle identifier.
struct AppIdentifier: ExpressibleByArgument {
    let text: String
    /// What follows the first point.
    let bundleID: String

    init?(argument: String) {
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, !parts.contains(where: \.isEmpty),
            argument.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
        else { return nil }
        text = argument
        bundleID = parts.dropFirst().joined(separator: ".")
    }

    private init(prefix: String, bundleID: String) {
        text = "\(prefix).\(bundleID)"
        self.bundleID = bundleID
    }

    /// The prefix is the one of Apple's examples, so that nobody takes it for their own; the rest is the first host.
    static func placeholder(for origins: LinkOrigins) -> AppIdentifier {
        let labels = (origins.printedHost ?? "app.example.com").split(separator: ".").reversed()
        return AppIdentifier(prefix: "ABCDE12345", bundleID: labels.joined(separator: "."))
    }
}
