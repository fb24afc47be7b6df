import DeepLinks

/// An app's entitlements file: pushes, and the universal links of its hosts (Apple, "APS Environment Entitlement" and
/// "Associated Domains Entitlement").
struct Entitlements {
    let lines: [String]

    init(of origins: LinkOrigins) {
        let domains = origins.hosts.map { "        <string>applinks:\($0)</string>" }
        lines =
            [
                #"<?xml version="1.0" encoding="UTF-8"?>"#,
                #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
                #"<plist version="1.0">"#, "<dict>", "    <key>aps-environment</key>",
                "    <string>development</string>",
            ]
            + (domains.isEmpty
                ? []
                : ["    <key>com.apple.developer.associated-domains</key>", "    <array>"] + domains + ["    </array>"])
            + ["</dict>", "</plist>"]
    }
}
