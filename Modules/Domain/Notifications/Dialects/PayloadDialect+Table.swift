/// The table of dialects: a row for each sender. The first row that knows a payload has it. A sender that uses another's
/// service (Home Assistant and Stream use Firebase) stands before that service. Of two senders, the one with the rarer keys
/// stands first.
extension PayloadDialect {
    public static let rows: [PayloadDialect] = [
        PayloadDialect(
            "onesignal", knownBy: [.key(["custom", "i"]), .key(["custom", "u"]), .object("os_data")],
            link: [["custom", "u"], ["os_data", "u"]] + common(in: "custom", "a") + common,
            id: [["custom", "i"], ["os_data", "i"]],
            source: "OneSignal/OneSignal-iOS-SDK, iOS_SDK/OneSignalSDK/OneSignalCore/Source/OSNotification.m: "
                + "parseOriginalPayload, parseOSDataAdditionalData"),
        PayloadDialect(
            "braze", knownBy: [.key("ab_uri"), .object("ab"), .prefix("appboy_")],
            link: ["ab_uri"] + common,
            source: "braze-inc/braze-docs, _docs/_developer_guide/sdk_integration/reading_verbose_logs.md: "
                + "Push delivery and click"),
        PayloadDialect(
            "airship", knownBy: [.prefix("com.urbanairship."), .prefix("^"), .key("_")],
            link: ["^d", "deep_link_action", "^u", "open_external_url_action", "^p", ["^p", "url"]] + common,
            id: ["_"],
            source: "urbanairship/ios-library, Airship/AirshipCore/Source/DeepLinkAction.swift: defaultNames; "
                + "OpenExternalURLAction.swift; LandingPageAction.swift"),
        PayloadDialect(
            "sendbird", knownBy: [.object("sendbird")],
            link: common(in: "sendbird") + common,
            id: [["sendbird", "message_id"]], recipient: [["sendbird", "recipient", "id"]],
            source: "sendbird/sendbird-uikit-react-native, packages/uikit-utils/src/types.ts: "
                + "SendbirdDataPayload"),
        PayloadDialect(
            "stream", knownBy: [.text(["stream", "sender"], prefix: "stream."), .text("sender", prefix: "stream.")],
            link: common(in: "stream") + common,
            id: [["stream", "id"], "message_id"], recipient: [["stream", "receiver_id"], "receiver_id"],
            source: "GetStream/stream-chat-swift, "
                + "Sources/StreamChat/APIClient/ChatRemoteNotificationHandler.swift: "
                + "ChatPushNotificationInfo; getstream.io, Push Templates: APN default template"),
        PayloadDialect(
            "matrix",
            knownBy: [.all(["room_id", "event_id"]), .text("room_id", prefix: "!"), .text("event_id", prefix: "$")],
            link: common,
            id: ["event_id"],
            source: "element-hq/sygnal, sygnal/apnspushkin.py: _get_payload_event_id_only, _get_payload_full"),
        PayloadDialect(
            "home-assistant", knownBy: [.object("homeassistant"), .key("webhook_id"), .key("hass_confirm_id")],
            link: ["url", ["url", "_"], ["homeassistant", "url"]] + common,
            id: ["tag"],
            source: "home-assistant/iOS, Sources/App/Notifications/NotificationManager.swift: urlString"),
        PayloadDialect(
            "batch", knownBy: [.object("com.batch")],
            link: [["com.batch", "l"]] + common,
            source: "BatchLabs/Batch-iOS-SDK, Sources/Batch/Modules/Push/BAPushCenter.m: isBatchPush:, "
                + "deeplinkFromUserInfo:"),
        PayloadDialect(
            "customerio", knownBy: [.key("CIO-Delivery-ID"), .object("CIO")],
            link: [["CIO", "push", "link"]] + common,
            id: ["CIO-Delivery-ID"],
            source: "customerio/customerio-ios, Sources/MessagingPush/CustomerIOParsedPushPayload.swift: "
                + "parse, deepLink"),
        PayloadDialect(
            "iterable", knownBy: [.object("itbl")],
            link: [
                PayloadLink(
                    ["itbl", "defaultAction", "data"],
                    if: .text(["itbl", "defaultAction", "type"], oneOf: ["openUrl"])),
                PayloadLink("url", if: .nothing(at: ["itbl", "defaultAction"])),
            ] + common.map { PayloadLink($0.path, if: .nothing(at: ["itbl", "defaultAction"])) },
            id: [["itbl", "messageId"]],
            source: "Iterable/iterable-swift-sdk, swift-sdk/Internal/InternalIterableAppIntegration.swift: "
                + "createDefaultAction, legacyDefaultActionFromPayload"),
        PayloadDialect(
            "moengage", knownBy: [.object("moengage"), .key(["app_extra", "moe_deeplink"])],
            link: [["app_extra", "moe_deeplink"], ["moengage", "webUrl"]] + common,
            source: "moengage/moengage-documentation, "
                + "developer-guide/ios-sdk/push/advanced/custom-notification-handling.mdx: Notification "
                + "Payload"),
        // Before CleverTap, to which its SDK hands on.
        PayloadDialect(
            "leanplum", knownBy: ["_lpm", "_lpu", "_lpn", "_lpv", "_lpx"].map { .key($0) },
            link: [["_lpx", "URL"]] + common,
            id: ["lp_occurrence_id"],
            source: "Leanplum/Leanplum-iOS-SDK, "
                + "LeanplumSDK/LeanplumSDK/ClassesSwift/Utilities/Utilities.swift: messageIdFromUserInfo"),
        PayloadDialect(
            "clevertap", knownBy: [.prefix("wzrk_"), .prefix("W$")],
            link: ["wzrk_dl"] + common,
            source: "CleverTap/clevertap-ios-sdk, CleverTapSDK/CleverTap.m: _isCTPushNotification:, "
                + "urlForNotification:"),
        PayloadDialect(
            "salesforce", knownBy: [.text("_sid", prefix: "SFMC"), .all(["_m", "_r"])],
            link: ["_od", "_x"] + common,
            source: "salesforce-marketingcloud/MC-Cordova-Plugin, src/ios/MCCordovaPlugin.m: dataForUserInfo:"),
        PayloadDialect(
            "swrve", knownBy: [.all(["_p", "_sd"]), .all(["_p", "_d"]), .all(["_p", "_sw"])],
            link: ["_sd", "_d"] + common,
            source: "Swrve/swrve-ios-sdk, SwrveSDKCommon/Common/SwrveNotificationManager.m: "
                + "notificationIdFromUserInfo:, deeplinkFromUserInfo:"),
        PayloadDialect(
            "pinpoint", knownBy: [.key(["data", "pinpoint"])],
            link: [["data", "pinpoint", "deeplink"]] + common,
            source: "aws-amplify/aws-sdk-ios, AWSPinpoint/AWSPinpointNotificationManager.m: "
                + "validPinpointPushForNotification:, handleNotificationDeepLinkForNotification:"),
        PayloadDialect(
            "bloomreach", knownBy: [.text("source", prefix: "xnpe_platform")],
            link: [PayloadLink("url", if: .noText("action", of: ["app", "self-check"]))],
            texts: (title: "title", body: "message"),
            source: "exponea/exponea-ios-sdk, ExponeaSDK/ExponeaSDKShared/Classes/Exponea.swift: "
                + "isExponeaNotification; "
                + "ExponeaSDK/ExponeaSDK-Notifications/Classes/ExponeaNotificationService.swift: "
                + "createContent"),
        PayloadDialect(
            "pushwoosh", knownBy: [.key("pw_msg")],
            link: ["l", "r"] + common,
            source: "Pushwoosh/pushwoosh-ios-sdk, "
                + "iOS_SDK/Pushwoosh/PushwooshCore/Notifications/PWPushNotificationsManager/PWPushNotificationsManager.common.m: "
                + "deepLinkUrlForUserInfo:"),
        PayloadDialect(
            "blueshift", knownBy: [.key("bsft_message_uuid")],
            link: ["clk_url", "deep_link_url"] + common,
            id: ["bsft_message_uuid"],
            source: "blueshift-labs/Blueshift-iOS-SDK, BlueShift-iOS-SDK/BlueShiftAppDelegate.m: "
                + "handleDeeplinkForPushNotification:"),
        PayloadDialect(
            "netcore", knownBy: [.object("smtPayload")],
            link: [["smtPayload", "deeplink"]] + common,
            id: ["trid", ["smtPayload", "trid"]],
            source: "NetcoreSolutions/Smartech-Flutter-Modular, "
                + "smartech_base/ios/Classes/SmartechBasePlugin.m: handleDeeplinkAction:andCustomPayload:"),
        PayloadDialect(
            "intercom", knownBy: [.key("intercom_push_type")],
            link: ["uri"] + common,
            source: "intercom/intercom-ios, issues 291, 320 and 343: payloads as they arrived"),
        PayloadDialect(
            "adobe", knownBy: [.key("adb_uri"), .key("adb_deeplink"), .object("_xdm"), .all(["_mId", "_dId"])],
            link: ["adb_uri", "adb_deeplink", "uri"] + common,
            source: "adobe/aepsdk-messaging-ios, AEPMessaging/Sources/Messaging+PublicAPI.swift: "
                + "addNotificationActionToEventData; adobe/aepsdk-campaignclassic-ios, "
                + "AEPCampaignClassic/Sources/CampaignClassicConstants.swift"),
        PayloadDialect(
            "expo", knownBy: [.key("experienceId"), .key("scopeKey")],
            link: common(in: "body") + common,
            source: "expo/expo, "
                + "packages/expo-notifications/ios/EXNotifications/Notifications/EXNotificationSerializer.m: "
                + "serializedNotificationData:"),
        PayloadDialect(
            "infobip", knownBy: [.all(["internalData", "messageId"])],
            link: ["deeplink", "webViewUrl", "browserUrl"].map { PayloadLink(["internalData", $0]) } + common,
            id: ["messageId"],
            source: "infobip/mobile-messaging-sdk-ios, Classes/MobileMessaging/Core/Message/MTMessage.swift: "
                + "isCorrectPayload, webViewUrl, browserUrl, deeplink"),
        // Behind the senders whose pushes may carry its links: theirs count first.
        PayloadDialect(
            "branch", knownBy: [.text("branch", prefix: "http")],
            link: ["branch"] + common,
            source: "BranchMetrics/ios-branch-deep-linking-attribution, Sources/BranchSDK/Branch.m: "
                + "handlePushNotification:"),
        PayloadDialect(
            "fcm", knownBy: [.prefix("gcm."), .prefix("google.c."), .key("google.message_id"), .object("fcm_options")],
            link: ["gcm.app_link", ["fcm_options", "link"]] + common,
            id: ["gcm.message_id", "google.message_id"],
            source: "firebase/firebase-ios-sdk, FirebaseMessaging/Sources/FIRMessagingConstants.m: "
                + "kFIRMessagingMessageLinkKey; FIRMessaging.m: linkURLFromMessage"),
    ]

    /// Nobody's in particular: an app's own server, and files for the simulator, with the key `Simulator Target Bundle`.
    /// Its id and recipient count in every dialect, and before the dialect's own.
    public static let plain = PayloadDialect(
        "apns", knownBy: [], link: common, id: ["id"], recipient: ["recipient"])

    /// Where a link is among keys that every app names for itself, but many alike.
    static let common = names.map { PayloadLink(stringLiteral: $0) } + containers.flatMap { common(in: $0) }

    private static func common(in objects: String...) -> [PayloadLink] {
        (["deepLink"] + names).map { PayloadLink(PayloadPath(names: objects + [$0])) }
    }

    private static let names = ["deeplink", "deep_link", "deep-link", "link", "url", "uri", "open_url", "target_url"]

    /// Objects that apps keep their own keys in.
    private static let containers = ["data", "payload", "custom", "extra", "body"]
}
