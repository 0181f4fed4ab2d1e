import { POLICY_TYPE } from './page-states.ts';

// Import these as LIMITS.name (limits.ts).

export const clientVersion = 20230802100001;
export const minimumClientVersion = 20230802100001;

export const pageSizeMin = 1;
export const pageSizeMax = 100;
export const pageSizeDefault = 20;
export const hallPageSize = 20;
export const suggestionsMax = 10;
export const searchTextLength = 100;
export const listParameterItems = 100;

export const idempotencyKeyLength = 255;
export const idempotencyKeyDays = 90;
export const jsonBodyBytes = 262_144;
export const signatureWindowSeconds = 300;
export const signedParamsBytes = 4096;
/** Of any text of a request before it is normalized, in UTF-16 units; longer fields allow twice their `max`. */
export const rawTextLength = 16_384;
/** Values in lists and objects of one request; of a call with a longer list, four for each of its entries. */
export const requestValues = 4000;
/** Deeper bodies are refused before they can exhaust the stack. */
export const requestDepth = 32;
export const parameterNameLength = 200;
export const parameterDepth = 8;
export const parameterCount = 2000;
export const parameterListIndex = 999;

export const identityTokenLength = 8192;
export const sessionSeconds = 604_800;
/** How long after a sign-in its session may change the ways to sign in. */
export const recentSignInSeconds = 600;
export const identitiesPerAccount = 10;
export const deviceCookieSeconds = 31_536_000;
export const deviceNameLength = 50;
export const devicesListed = 100;
export const verificationCodeDigits = 6;
export const verificationCodeSeconds = 300;
export const verificationCodeTries = 5;
export const verificationCodeInputLength = 32;
export const phoneNumberInputLength = 40;

export const requestTimeoutMs = 15_000;
export const uploadTimeoutMs = 3_600_000;
export const timeFetchRetries = 3;
export const timeFetchRetryDelayMs = 10_000;
export const chunkReloadGuardMs = 60_000;
/** How often a page without a connection retries, and an open one looks for a newer release. */
export const offlineRetryMs = 10_000;
/** When a page without a connection retries after the browser announced one that did not carry a request yet. */
export const offlineHintRetryMs = 1000;
export const releaseCheckMs = 1_800_000;
/** Coming back to a page asks for a newer release too, but not more often. */
export const releaseCheckPauseMs = 600_000;
export const fetchMinimumDelayMs = 200;

export const toastDurationMs = 5000;
export const snackbarDurationMs = 8000;
export const cookieConsentDays = 180;
/** So long before a maintenance begins the pages announce it. */
export const maintenanceNoticeHours = 24;
/** Class names cannot read it: a test compares it with the place of the toasts. */
export const notificationOffsetPx = 58;
export const localeCookieDays = 365;
export const doubleTapWindowMs = 300;
export const doubleTapDistancePx = 40;
export const mobileNetworkWarningBytes = 209_715_200;

export const versionsPerApplication = 10;
export const versionNameLength = 50;
/** Files of an account that are on their way in, or in and part of no version. */
export const packageUploads = 20;
/** As long as file systems take. */
export const packageNameLength = 255;
/** For how long an upload waits for its next byte, and a file that is in for its version. */
export const packageUploadDays = 7;
export const packageUnusedHours = 24;
/** Files of a web build, their bytes unpacked, and bytes that one byte of its archive may become. */
export const webBuildFiles = 20_000;
export const webBuildBytes = 4_294_967_296;
export const webBuildRatio = 200;
/** Of all paths in an archive. */
export const archivePathBytes = 4_194_304;
/** Files of an APK: as many as a ZIP without extensions counts, which is what Android reads. */
export const apkFiles = 65_535;
export const testAccounts = 100;
export const accessTokens = 20;
export const accessTokenNameLength = 50;
/** How long an expired or revoked access token is distinguished from an unknown one. */
export const accessTokenKeptDays = 90;
/** Room for a few lists of the longest addresses. */
export const testAccountListLength = 30_000;
export const reviewDaysMin = 3;
export const reviewDaysMax = 5;
export const reviewMessageLength = 2000;
export const reviewMessagePictures = 10;
export const providerApplicationSteps = 5;
export const draftBytes = 65_536;
export const providerReviewLapseDays = 14;
/** In each currency, about what 10,000 TWD are worth or less: one number for all would mean a different risk in each. */
export const secondPersonFrom = { TWD: 10_000, MYR: 1300, SGD: 400, EUR: 250 } as const;
/** Of one account, until they are paid, canceled or refused. */
export const unpaidDeposits = 20;
export const winningDaysDefault = 60;
export const starsForMailMin = 10_000;
export const nicknameMin = 2;
export const nicknameMax = 10;
export const lastNameMin = 1;
export const lastNameMax = 50;
export const documentDigits = 4;
export const cardNumberMin = 8;
export const cardNumberMax = 16;
export const codeLength = 21;
export const redeemCodeMin = 1;
export const redeemCodeMax = 32;
export const applicationIdLength = 100;
export const productIdLength = 100;
export const applicationNameLength = 30;
export const shortDescriptionLength = 80;
export const fullDescriptionLength = 4000;
export const hardwareRequirementsLength = 1000;
/** Games shown as like another one. */
export const relatedGames = 8;
/** Others of its developer shown beside a game. */
export const gamesOfDeveloper = 6;
/** How far the reports of a page are apart that a game is being played; a gap of twice that ends the play. */
export const playReportSeconds = 60;
export const applicationDraftBytes = 131_072;
export const applicationDrafts = 100;
/** Tags of a game, and of one filter. */
export const applicationTags = 10;
/** Of one account, on the shelf or not. */
export const applicationsPerAccount = 200;
export const versionDescriptionLength = 4000;
export const productNameLength = 55;
export const productTitleLength = 55;
export const productDescriptionLength = 200;
/** As many as one import may bring, so that every application fits into one table. */
export const productsPerApplication = 10_000;
/** Of one answer to the page of a game. */
export const sessionProducts = 1000;
export const productImportRows = 10_000;
export const productImportBytes = 16_777_216;
/** A larger table is imported by a job. */
export const productImportAtOnceBytes = 131_072;
/** Lines that the report of a job lists. */
export const productJobLines = 200;
export const repricedProducts = 10_000;
/** Where there are more automatic prices, a job compares and writes them. */
export const repriceAtOncePrices = 25_000;
/** Of one discount. */
export const discountPercentMax = 90;
export const discountDaysMax = 366;
/** Of one application, running or planned. */
export const discountsPerApplication = 100;
export const rateImportRows = 1000;
/** Characters of a saved game of one player. */
export const gameSaveLength = 65_536;
export const gameBoardLength = 30;
/** Leaderboards of a game on which one player can appear. */
export const gameBoardsPerPlayer = 100;
export const gameScoreMax = 1_000_000_000_000_000;
/** Of an account's favorites, as of its wishes and of its recent games. */
export const libraryEntries = 1000;
/** Developers whom one account follows. */
export const followedDevelopers = 1000;
/** The address of a developer's page. */
export const developerSlugMin = 3;
export const developerSlugMax = 40;
/** Addresses that one developer ever chooses; all stay reserved. */
export const developerSlugs = 10;
export const developerAboutLength = 2000;
/** Channels of a developer's page. */
export const developerContacts = 6;
export const postTitleLength = 80;
/** Characters of news, with its marks. */
export const postBodyLength = 8000;
/** The beginning of news in lists. */
export const postLeadLength = 200;
/** News that a developer writes within 24 hours, and at all. */
export const postsPerDay = 5;
export const postsPerDeveloper = 500;
/** News on one page of the operators' list, with all texts. */
export const postsReviewed = 20;
/** The latest news of a developer or game on its page. */
export const postsOfDeveloper = 3;
export const postsOfGame = 2;
/** For how long what was taken out of a library comes back as it was. */
export const libraryUndoMinutes = 10;
export const webhooksPerApplication = 5;
export const webhookDescriptionLength = 100;
/** The part of a webhook's response that its log stores. */
export const webhookAnswerBytes = 2048;
export const webhookTimeoutMs = 10_000;
export const webhookLogDays = 30;
/** How long the previous secret of a webhook still signs as well. */
export const webhookSecretHours = 24;
/** The latest attempts of one message that are listed. */
export const webhookAttemptsTold = 100;
/** Messages that one call resends; the next call continues. */
export const webhookReplayAtOnce = 10_000;
/** A webhook without a successful response for this long is switched off. */
export const webhookFailingDays = 5;
export const salesChartDays = 366;
/** Those that sold most; the sums count all. */
export const salesChartProducts = 100;
/** Lines of a printed statement; its table for spreadsheets has all. */
export const statementPrintedLines = 2000;
export const depositAmountMax = 1_000_000;
export const depositOfferHours = 24;
export const depositStoreCodeHours = 72;
export const orderQuantityMin = 1;
export const orderQuantityMax = 1000;
export const urlLength = 2048;
export const companyNameLength = 100;
export const foreignTaxIdLength = 20;
export const addressLength = 200;
export const personNameLength = 50;
export const postalCodeLength = 10;
export const reasonLength = 500;
/** `application:` and the longest ID fit. */
export const auditSubjectLength = 120;
/** Of one request; browsers send a few hundred bytes. */
export const policyReportBytes = 16_384;
export const policyReportsPerMinute = 20;
export const policyReportPageLength = 200;
/** Different ones; beyond it, those seen longest ago go. */
export const policyReportsKept = 500;
export const policyReportDays = 30;
export const bankNameLength = 100;
export const bankAccountLength = 34;
export const bankCodeDigits = 3;
export const branchCodeDigits = 7;
export const cnapsCodeDigits = 12;
export const sortMax = 1_000_000;
export const recommendedApplications = 100;
export const bannerEyebrowLength = 30;
export const bannerTitleLength = 60;
export const bannerTaglineLength = 120;
/** Rows of games in the hall. */
export const hallShelves = 30;
export const collectionSlugLength = 60;
export const collectionTitleLength = 60;
export const collectionTextLength = 500;
export const collectionGames = 50;
export const maintenanceMessageLength = 500;
export const jobQueueNameLength = 100;
export const claimMinutes = 10;
export const agencyPageSize = 100;
export const agencyCodeLength = 20;
export const agencyNameLength = 100;
export const carrierCodeLength = 64;
export const bindingTokenLength = 200;
/** Lines of one import; the published lists of cloud prizes are cut to the store's own numbers beforehand. */
export const drawnNumbers = 4000;
/** Words of a rating: none, or as many. */
export const ratingWordsMin = 10;
export const ratingWordsMax = 2000;
export const ratingAnswerLength = 2000;
/** Reports of one rating that are listed for operators; all are counted. */
export const ratingReportsTold = 10;
export const exchangeRateMax = 1_000_000;
/** How long a notification is stored, read or not. */
export const notificationDays = 90;
/** So many unread ones, or more. */
export const unreadNotificationsMax = 100;
/** How often a page that is seen asks for the number of unread ones. */
export const notificationPollMs = 60_000;
/** Notifications that one digest mail lists in full. */
export const notificationsInMail = 20;
/** How often players are notified of sales of the same game at most, in hours: a sale can be ended and begun in a loop. */
export const saleAnnouncementHours = 24;
/** Price drops of one game that players are notified of in a day. */
export const priceDropsPerDay = 20;
/** Players who are notified in one transaction. */
export const notificationBatch = 500;
export const unsubscribeTokenLength = 200;
/** Sites that show pictures of links read no larger ones. */
export const sharePictureBytes = 300_000;
/** Share pictures that wait to be drawn; further requests get the store's picture. */
export const sharePicturesWaiting = 20;
/** How long a game's share pictures are stored after it was unpublished: it may come back. */
export const sharePictureKeptDays = 30;
/** Games in one site map; with their addresses in all languages, about a megabyte. */
export const siteMapGames = 1000;
/** Games of a site map that are read and written in one batch. */
export const siteMapChunk = 100;
/** Pages of developers in the site map of a language. */
export const siteMapDevelopers = 20_000;
/** Entries of a feed. */
export const feedEntries = 50;

export const musicVolumeDefault = 50;
/** The list of tracks is made beforehand: a test counts it. */
export const musicTracks = 10;
export const companyPolicyTypeDefault = POLICY_TYPE.privacy;
export const copyrightYear = 2024;

/** Topics that one stream of changes may follow. */
export const liveTopics = 20;
/** The interval of the heartbeats of a stream of changes. */
export const liveHeartbeatMs = 20_000;
/** Streams of one session, and of one account; browsers open six connections to a server that speaks HTTP/1.1. */
export const liveStreamsPerSession = 4;
export const liveStreamsPerAccount = 12;
