import Navigation
import SwiftUI

/// A list by pages, which asks for the next one when its end comes into view.
struct PagedList<Entry: Identifiable, Row: View>: View {
    let page: ListPage<Entry>
    let more: () -> Void
    @ViewBuilder let row: (Entry) -> Row

    var body: some View {
        List {
            ForEach(page.entries) { row($0) }
            if page.hasMore {
                // A new one for each page, so that it appears again.
                ProgressView().frame(maxWidth: .infinity).id(page.entries.count).onAppear(perform: more)
            }
        }
        .overlay {
            if page.entries.isEmpty { ContentUnavailableView(say("content.empty"), systemImage: "tray") }
        }
    }
}

/// A row that opens a screen, with the look of a `NavigationLink`. VoiceOver reads it as a whole.
struct OpeningRow<Content: View>: View {
    let open: () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        Button {
            open()
        } label: {
            HStack {
                content()
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
        .tint(.primary)
        .accessibilityElement(children: .combine)
    }
}
