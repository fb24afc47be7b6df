/// The graph as an SVG file, for bright and dark backgrounds.
struct GraphPicture {
    let graph: ModuleGraph

    var text: String {
        let layout = GraphLayout(of: graph)
        let size = (Int(layout.width), Int(layout.height))
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.0)" height="\(size.1)" \
            viewBox="0 0 \(size.0) \(size.1)" role="img">
            """,
            "<title>The modules, by layer, and which uses which</title>",
            Self.style,
            "<rect class=\"page\" width=\"\(size.0)\" height=\"\(size.1)\" rx=\"14\"/>",
        ]
        for (band, area, strip) in layout.bands {
            let centre = (Int(strip.centre), Int((strip.y + strip.bottom) / 2))
            lines += [
                "<g class=\"\(band)\">",
                "<rect class=\"band\" \(Self.place(area)) rx=\"10\"/>",
                """
                <text class="layer" x="\(centre.0)" y="\(centre.1)" \
                transform="rotate(-90 \(centre.0) \(centre.1))">\(band.rawValue)</text>
                """,
                "</g>",
            ]
        }
        for (target, pieces) in layout.lines {
            let tip = pieces.first { !$0.passes }?.end
            lines.append("<g class=\"\(target.band)\">")
            lines.append("<path class=\"line\" d=\"\(pieces.map(\.path).joined())\"/>")
            if let tip {
                lines.append("<path class=\"tip\" d=\"M\(Int(tip.x)) \(Int(tip.y))l-5 -9h10z\"/>")
            }
            lines.append("</g>")
        }
        for (module, box) in layout.boxes {
            lines += [
                "<g class=\"\(module.band)\">",
                "<title>\(Self.words(for: module))</title>",
                "<rect class=\"box\" \(Self.place(box)) rx=\"7\"/>",
                "<text class=\"name\" x=\"\(Int(box.centre))\" y=\"\(Int((box.y + box.bottom) / 2))\">\(module.name)</text>",
                "</g>",
            ]
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private static func words(for module: ModuleGraph.Module) -> String {
        module.uses.isEmpty ? module.name : "\(module.name) uses \(module.uses.joined(separator: ", "))"
    }

    private static func place(_ box: GraphLayout.Box) -> String {
        "x=\"\(Int(box.x))\" y=\"\(Int(box.y))\" width=\"\(Int(box.width))\" height=\"\(Int(box.height))\""
    }

    private static let style = """
        <style>
        svg { --page: #fff; --text: #1f2328; --fill: #fff;
        --apps: #6e7781; --platform: #8250df; --presentation: #0969da; --data: #bc4c00; --domain: #1a7f37 }
        @media (prefers-color-scheme: dark) { svg { --page: #0d1117; --text: #e6edf3; --fill: #161b22;
        --apps: #9198a1; --platform: #ab7df8; --presentation: #4493f8; --data: #e5823d; --domain: #3fb950 } }
        .apps { color: var(--apps) } .platform { color: var(--platform) } .presentation { color: var(--presentation) }
        .data { color: var(--data) } .domain { color: var(--domain) }
        .page { fill: var(--page) }
        .band { fill: currentColor; fill-opacity: 0.08 }
        .box { fill: var(--fill); stroke: currentColor; stroke-width: 1.5 }
        .line { fill: none; stroke: currentColor; stroke-width: 1.5 }
        .tip { fill: currentColor }
        text { font-family: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif;
        text-anchor: middle; dominant-baseline: central }
        .name { font-size: \(GraphStyle.fontSize)px; fill: var(--text) }
        .layer { font-size: \(GraphStyle.fontSize)px; font-weight: 600; letter-spacing: 0.08em; fill: currentColor }
        </style>
        """
}
