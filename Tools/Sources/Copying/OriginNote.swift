/// What a copy keeps of where it comes from, as its scripts read it.
struct OriginNote {
    let text: String

    init(_ request: CopyRequest, root: String, version: String) {
        let isInFolder = request.kit == .package && request.origin == nil
        let from = isInFolder ? root : request.origin ?? ""
        let kitOnly = """
            # The package with the kit is read without its own starter, whose modules are called as this workspace's.
            export SWITCHYARD_KIT_ONLY=1

            """
        text = """
            # What this workspace was made from, and how. Tools/run reads it.
            version="\(version)"
            kit=\(request.kit.rawValue)
            from="\(from)"
            name=\(request.name.text)
            options="\(request.options.joined(separator: " "))"

            """ + (isInFolder ? kitOnly : "")
    }
}
