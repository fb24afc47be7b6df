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
