import Testing

@testable import Layouts
@testable import Scaffolding

@Suite struct FeatureSummaryTests {
    @Test func `what imports the samples names the file with the feature's rows`() throws {
        let program = [
            "Package.swift": "let a = 1\n\nprogram(\"acme\", at: \"Apps/Acme\")\n\nmodule(\"Items\", in: .domain)\n",
            "Apps/Acme/Acme.swift": "import Items\n\nlet origins = LinkOrigins(schemes: [\"acme\"], hosts: [])\n",
            "Apps/Acme/Samples/content.jsonl": "{\"itemID\": 1}\n",
        ]
        let template = FeatureTemplate(in: Layout(program))
        var layout = Layout(program)
        for folder in ["Tools/Template", "Apps/Other", "Apps/Zoo", "Tests/AcmeTests"] {
            layout.files["\(folder)/Samples/content.jsonl"] = layout.files["Apps/Acme/Samples/content.jsonl"]
        }
        let feature = NewFeature(template: template.renamed(to: try FeatureName("Rooms")))
        let draft = try feature.draft(in: layout, beside: [template])
        #expect(draft.changes["Apps/Acme/Samples/content.jsonl"]?.contains("\"roomID\"") == true)
        let told = feature.summary(of: draft, in: layout, isKorean: true)
        #expect(told.contains("\n  swift run acme import Apps/Acme/Samples/content.jsonl\n"))
        #expect(told.contains("\n  swift run acme open acme://rooms/1\n"))
    }
}
