import Accessibility
import Navigation
import SwiftUI

/// What a screen has loaded, which stays while it is loaded anew and after a failure. Until there is something, it says
/// that it is loading or why it cannot be loaded, with a button that tries again as a pull to refresh does.
struct LoadedView<Value, Content: View>: View {
    let loaded: Loaded<Value>
    let content: (Value) -> Content
    @State private var isOnDisplay = false

    init(loaded: Loaded<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.loaded = loaded
        self.content = content
    }

    var body: some View {
        Group {
            if let value = loaded.value {
                content(value).safeAreaInset(edge: .bottom) { staleBar }
            } else if let error = loaded.error {
                ContentUnavailableView {
                    Label(say(error.code), systemImage: "exclamationmark.triangle")
                } actions: {
                    if !error.isFinal { RetryButton() }
                }
            } else {
                LoadingView()
            }
        }
        .closable()
        .onAppear { isOnDisplay = true }
        .onDisappear { isOnDisplay = false }
        .onChange(of: loaded.error?.code) { _, code in
            // VoiceOver has read what is old now.
            if let code, isOnDisplay { AccessibilityNotification.Announcement(say(code)).post() }
        }
    }

    @ViewBuilder private var staleBar: some View {
        switch loaded {
        case .failed(let error, _):
            HStack {
                Label(say(error.code), systemImage: "exclamationmark.triangle")
                if !error.isFinal { RetryButton() }
            }
            .frame(maxWidth: .infinity)
            .padding()
            .background(.bar)
        case .loading:
            ProgressView().frame(maxWidth: .infinity).padding().background(.bar)
        case .ready:
            EmptyView()
        }
    }
}

/// Says that a screen is loading, unless that takes no longer than a glance.
private struct LoadingView: View {
    @State private var isLate = false

    init() {}

    var body: some View {
        ProgressView(say("content.loading"))
            .opacity(isLate ? 1 : 0)
            .task {
                try? await Task.sleep(for: .milliseconds(300))
                isLate = true
            }
    }
}

/// Tries again, as a pull to refresh does; nothing where there is none.
private struct RetryButton: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
        if let refresh { AsyncButton(say("content.retry")) { await refresh() } }
    }
}

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
                ProgressView().frame(maxWidth: .infinity).onAppear(perform: more).id(page.entries.count)
            }
        }
        .animation(.default, value: page.entries.map(\.id))
        .overlay {
            if page.entries.isEmpty { ContentUnavailableView(say("content.empty"), systemImage: "tray") }
        }
    }
}

/// A row that opens a screen, with the look of a `NavigationLink`.
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
    }
}
