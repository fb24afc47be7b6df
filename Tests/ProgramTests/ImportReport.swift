/// What `import --json` prints.
struct ImportReport: Printed {
    struct BadLine: Printed {
        let line: Int
        let code: String
        let reason: String
    }

    static let optionalKeys: Set<String> = ["interruptedAfter"]

    let added: Int
    let replaced: Int
    let skipped: Int
    let bad: [BadLine]
    let moreBad: Int
    let interruptedAfter: Int?

    var counts: [Int] { [added, replaced, skipped] }
}
