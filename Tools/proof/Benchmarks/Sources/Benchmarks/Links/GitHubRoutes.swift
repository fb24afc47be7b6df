/// Paths of GitHub's REST API (GitHub Docs, "REST API endpoints"), with numbers for parameters.
enum GitHubRoutes {
    static var patterns: [String] {
        families.flatMap { base, endings in
            endings.split(separator: " ").map { ending in
                ending == "." ? base : base.isEmpty ? String(ending) : "\(base)/\(ending)"
            }
        }
    }

    private static let families = [
        (
            "",
            """
            emojis events feeds gists gists/public gists/starred issues licenses licenses/:license markdown markdown/raw \
            meta notifications notifications/threads/:thread organizations rate_limit repositories users \
            search/code search/commits search/issues search/labels search/repositories search/topics search/users
            """
        ),
        (
            "gists/:gist",
            ". :sha comments comments/:comment commits forks star"
        ),
        (
            "user",
            """
            . blocks blocks/:username emails email/visibility followers following following/:username gpg_keys \
            gpg_keys/:key issues keys keys/:key memberships/orgs memberships/orgs/:org migrations orgs \
            public_emails repos repository_invitations starred starred/:owner/:repo subscriptions teams
            """
        ),
        (
            "users/:username",
            """
            . events events/orgs/:org events/public followers following following/:target gists gpg_keys hovercard keys \
            orgs received_events received_events/public repos starred subscriptions
            """
        ),
        (
            "orgs/:org",
            """
            . blocks blocks/:username events hooks hooks/:hook hooks/:hook/pings invitations issues members \
            members/:username memberships/:username outside_collaborators projects public_members \
            public_members/:username repos teams teams/:team teams/:team/members teams/:team/repos
            """
        ),
        (
            "repos/:owner/:repo",
            """
            . :archive/:ref actions/runs actions/runs/:run \
            actions/runs/:run/jobs assignees assignees/:assignee branches \
            branches/:branch branches/:branch/protection collaborators collaborators/:username \
            collaborators/:username/permission comments comments/:comment comments/:comment/reactions commits \
            commits/:sha commits/:sha/branches-where-head commits/:sha/check-runs commits/:sha/comments \
            commits/:sha/pulls commits/:sha/status commits/:sha/statuses compare/:range contents/*path \
            contributors deployments deployments/:deployment deployments/:deployment/statuses dispatches events forks \
            hooks hooks/:hook hooks/:hook/tests import invitations invitations/:invitation issues issues/comments \
            issues/comments/:comment issues/events issues/events/:event issues/:issue issues/:issue/assignees \
            issues/:issue/comments issues/:issue/events issues/:issue/labels issues/:issue/labels/:name \
            issues/:issue/lock issues/:issue/reactions issues/:issue/timeline keys keys/:key labels labels/:label \
            languages license merges milestones milestones/:milestone milestones/:milestone/labels notifications pages \
            pages/builds pages/builds/latest pages/builds/:build projects pulls pulls/comments pulls/comments/:comment \
            pulls/:pull pulls/:pull/comments pulls/:pull/commits pulls/:pull/files pulls/:pull/merge \
            pulls/:pull/requested_reviewers pulls/:pull/reviews pulls/:pull/reviews/:review \
            pulls/:pull/reviews/:review/comments pulls/:pull/reviews/:review/events readme releases releases/assets/:asset \
            releases/latest releases/tags/:tag releases/:release releases/:release/assets stargazers \
            stats/code_frequency stats/commit_activity stats/contributors stats/participation stats/punch_card \
            subscribers subscription tags teams topics traffic/clones traffic/popular/paths traffic/views transfer \
            git/blobs/:sha git/commits/:sha git/refs/:ref git/tags/:sha git/trees/:sha
            """
        ),
    ]
}
