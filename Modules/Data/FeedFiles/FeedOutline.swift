import Feeds

/// An element's name, and the namespace it is from; empty for none.
struct FeedElement {
    let name: String
    let namespace: String

    static let dublinCore = "http://purl.org/dc/elements/1.1/"
    static let dublinCoreTerms = "http://purl.org/dc/terms/"
    static let content = "http://purl.org/rss/1.0/modules/content/"
    static let media = "http://search.yahoo.com/mrss/"
}

/// The feeds of an RSS or Atom document, put together from its elements as they come.
struct FeedOutline {
    private let root: FeedElement
    private var blog = FeedDraft(line: 1)
    private var drafts: [FeedDraft] = []
    /// The feed whose elements come, and how deep its own is.
    private var open: (draft: FeedDraft, depth: Int)?
    /// The field that takes the text which comes, and how deep its element is.
    private var field: (FeedDraft.Field, depth: Int)?
    private var text = ""
    /// How deep the `author` lies whose name is to come.
    private var authorDepth: Int?

    /// The `xml:base` of the elements that are open (W3C, "XML Base"), and how deep they are.
    private var bases: [(address: String, depth: Int)] = []

    init(root: FeedElement, _ attributes: [String: String]) {
        self.root = root
        beginBase(attributes, depth: 1)
    }

    private var isAtom: Bool { root.name == "feed" }
    var isFeed: Bool { isAtom || root.name == "rss" }

    var rows: [FeedDocumentRow] {
        drafts.map { draft in
            FeedDocumentRow(line: draft.line, Result { () throws(FeedDocumentError) in try draft.feed(of: blog) })
        }
    }

    mutating func begin(_ element: FeedElement, _ attributes: [String: String], depth: Int, line: Int) {
        guard isFeed else { return }
        beginBase(attributes, depth: depth)
        if isFeed(element, depth: depth) {
            // One that is open still was not closed before.
            closeField()
            if let (draft, _) = open { drafts.append(draft) }
            (open, authorDepth) = ((FeedDraft(line: line), depth), nil)
            return
        }
        guard field == nil else { return }
        let level = depth - (open?.depth ?? (isAtom ? 1 : 2))
        if level == 2, authorDepth != nil, element.name == "name" {
            field = (.author, depth)
        } else if level == 1, element.namespace == root.namespace {
            beginOwn(element, attributes, depth: depth)
        } else if let known = Self.known(element, isNested: level != 1) {
            field = (known, depth)
        } else if element.namespace == FeedElement.media, ["content", "player"].contains(element.name) {
            set(.mediaLink, attributes["url"])
        }
    }

    mutating func add(_ text: String) {
        if field != nil { self.text += text }
    }

    mutating func end(depth: Int) {
        if field?.depth == depth { closeField() }
        if authorDepth == depth { authorDepth = nil }
        if let (draft, start) = open, start == depth {
            drafts.append(draft)
            open = nil
        }
        if bases.last?.depth == depth { bases.removeLast() }
    }

    private mutating func beginBase(_ attributes: [String: String], depth: Int) {
        guard let base = attributes["xml:base"] else { return }
        bases.append((base.resolved(against: bases.last?.address), depth))
    }

    /// Elements of other kinds may have some of the same name in them, as the content of an Atom entry may.
    private func isFeed(_ element: FeedElement, depth: Int) -> Bool {
        guard element.namespace == root.namespace, element.name == (isAtom ? "entry" : "item") else { return false }
        guard let open else { return true }
        return depth == open.depth + 1 || field != nil && !isAtom
    }

    private mutating func closeField() {
        if let (field, _) = field { set(field, text) }
        (field, text) = (nil, "")
    }

    private mutating func set(_ field: FeedDraft.Field, _ text: String?) {
        let isAddress = field == .link || field == .mediaLink
        let text = isAddress ? text?.resolved(against: bases.last?.address) : text
        if open == nil { blog[field] = text } else { open?.draft[field] = text }
    }

    /// An element of RSS or Atom itself, directly in the blog or in a feed.
    private mutating func beginOwn(_ element: FeedElement, _ attributes: [String: String], depth: Int) {
        if isAtom, element.name == "link" {
            // Of several links the alternate one is the post's own page (RFC 4287, section 4.2.7.2).
            if attributes["rel", default: "alternate"] == "alternate" { set(.link, attributes["href"]) }
        } else if isAtom, element.name == "author" {
            authorDepth = depth
        } else if let own = (isAtom ? Self.atom : Self.rss)[element.name] {
            field = (own, depth)
            let isLink = !isAtom && attributes["isPermaLink"] != "false"
            if own == .guid { open?.draft.isGUIDLink = isLink }
        }
    }

    private static let rss: [String: FeedDraft.Field] = [
        "title": .title, "link": .link, "description": .summary, "author": .author, "guid": .guid,
        "pubDate": .published, "lastBuildDate": .updated, "managingEditor": .author,
    ]

    private static let atom: [String: FeedDraft.Field] = [
        "title": .title, "id": .guid, "summary": .summary, "content": .body, "published": .published,
        "updated": .updated,
    ]

    /// An element of another vocabulary; those of media may be nested.
    private static func known(_ element: FeedElement, isNested: Bool) -> FeedDraft.Field? {
        switch (element.namespace, element.name) {
        case (FeedElement.media, "title"): .mediaTitle
        case (FeedElement.media, "description"): .mediaBody
        case _ where isNested: nil
        case (FeedElement.content, "encoded"): .body
        case (FeedElement.dublinCore, "creator"): .creator
        case (FeedElement.dublinCore, "date"), (FeedElement.dublinCoreTerms, "created"),
            (FeedElement.dublinCoreTerms, "issued"):
            .created
        case (FeedElement.dublinCoreTerms, "modified"): .updated
        default: nil
        }
    }
}
