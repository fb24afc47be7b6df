import DeepLinks

extension AppLinks {
    static let kickstarter = project + discovery + account

    private static let project = [
        Route("projects/:creator/:slug", "project.root", parameters: [text("ref")]),
        Route("projects/:creator/:slug/description", "project.root"),
        Route(
            "projects/:creator/:slug/checkouts/:checkoutId/thanks", "project.checkout.thanks",
            parameters: [number("checkoutId"), LinkParameter("racing", optional: Bool.self).declaration]),
        Route(
            "projects/:creator/:slug/comments", "project.comments", "project.commentThread",
            parameters: [text("comment"), text("reply")]),
        Route("projects/:creator/:slug/creator_bio", "project.creatorBio"),
        Route("projects/:creator/:slug/faqs", "project.faqs"),
        Route("projects/:creator/:slug/friends", "project.friends"),
        Route("projects/:creator/:slug/messages/new", "project.messageCreator"),
        Route(
            "projects/:creator/:slug/pledge", "project.pledge.root", "project.pledge.manage", parameters: [text("ref")]),
        Route("projects/:creator/:slug/pledge/big_print", "project.pledge.bigPrint"),
        Route("projects/:creator/:slug/pledge/change_method", "project.pledge.changeMethod"),
        Route("projects/:creator/:slug/pledge/destroy", "project.pledge.destroy"),
        Route("projects/:creator/:slug/pledge/edit", "project.pledge.edit"),
        Route("projects/:creator/:slug/pledge/new", "project.pledge.new"),
        Route("projects/:creator/:slug/posts", "project.updates"),
        Route("projects/:creator/:slug/posts/:updateId", "project.update.root", parameters: [number("updateId")]),
        Route(
            "projects/:creator/:slug/posts/:updateId/comments", "project.update.comments",
            "project.update.commentThread", parameters: [number("updateId"), text("comment"), text("reply")]),
        Route("projects/:creator/:slug/surveys/:surveyId", "project.survey", parameters: [number("surveyId")]),
    ]

    private static let discovery = [
        Route("discover", "tab.discovery", parameters: [text("sort")]),
        Route("discover/advanced", "tab.discovery"),
        Route("discover/categories/:category_id", "tab.discovery"),
        Route("discover/categories/:parent_category_id/:category_id", "tab.discovery"),
        Route("search", "tab.search"),
        Route("activity", "tab.activity"),
        Route("profile/me", "tab.me"),
        Route("authorize", "tab.login"),
    ]

    private static let account = [
        Route("signup", "signup"),
        Route("profile/verify_email", "profile.verifyEmail"),
        Route("users/:slug/surveys/:surveyId", "user.survey", parameters: [number("surveyId")]),
        Route(
            "settings/:notification/:enabled", "settings.notifications",
            parameters: [LinkParameter("enabled", Bool.self).declaration]),
        Route("checkouts/:checkoutId/payments", "checkout.payments.root", parameters: [number("checkoutId")]),
        Route("checkouts/:checkoutId/payments/new", "checkout.payments.new", parameters: [number("checkoutId")]),
        Route(
            "checkouts/:checkoutId/payments/use_stored_card", "checkout.payments.useStoredCard",
            parameters: [number("checkoutId")]),
    ]

    private static func number(_ name: String) -> ParameterDeclaration {
        LinkParameter(name, Int.self).declaration
    }

    private static func text(_ name: String) -> ParameterDeclaration {
        LinkParameter(name, optional: String.self).declaration
    }
}
