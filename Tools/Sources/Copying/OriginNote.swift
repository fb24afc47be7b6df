/// What a copy keeps of where it comes from, as its scripts read it.
struct OriginNote {
    let text: String

    init(_ request: CopyRequest, kit: KitAddress?, version: String) {
        let kitOnly = """
            # The package with the kit is read without its own starter, whose modules are called as this workspace's.
            kit_only=SWITCHYARD_KIT_ONLY=1
            export "$kit_only"

            """
        let (from, environment) =
            switch kit {
            case nil: ("", "")
            case .folder(let path): (path, kitOnly)
            case .repository(let address, _): (address, "")
            }
        text = """
            # What this workspace was made from, and how. Tools/run reads it.
            version=\(version.quotedForShell)
            kit=\(request.kit.rawValue)
            from=\(from.quotedForShell)
            name=\(request.name.text)
            options=\(request.options.joined(separator: " ").quotedForShell)

            """ + environment
    }
}
