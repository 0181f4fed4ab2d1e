import { developerLinkSchema } from '../developer-page/link.ts';
import { gamePriceSchema } from '../product/price-entities.ts';
import { ratingMeanSchema } from '../rating/entities.ts';
import { ageRatingSchema, countrySchema, localeSchema, momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { type AnySchema, described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { AGE_FILTERS, type PlatformFilter, PRICE_FILTERS, RATING_FILTERS } from '../values/game-filters.ts';
import { SHELF } from '../values/states.ts';
import { TRAILER_MIMES } from '../values/trailer-limits.ts';

/** An entry of a list of games, in the requested language. `cover`, the placeholders, `playCount`, `free`, `price`,
 * `owned`, `canPlay` and `previews` are added. */
export const appSummarySchema = named(
  'AppSummary',
  z.object({
    applicationId: z.string(),
    name: z.string(),
    shortDescription: z.string(),
    icon: z.string(),
    category: z.int(),
    ageRating: ageRatingSchema,
    platforms: z.array(platformSchema),
    company: z.string(),
    publishDate: z.nullable(momentSchema),
    viewCount: z.int(),
    cover: z.string(),
    /** Mean colors of the upper and lower half, `rrggbb-rrggbb`, shown until the pictures have loaded. */
    coverPlaceholder: z.string(),
    iconPlaceholder: z.string(),
    playCount: z.int(),
    free: z.boolean(),
    price: described('null: free, or not for sale', z.nullable(gamePriceSchema)),
    owned: z.optional(described('whether the signed-in account owns the paid game', z.boolean())),
    rating: ratingMeanSchema,
    developer: z.optional(described('its page; absent without a published game', developerLinkSchema)),
    /** Added: codes of `TAGS`. */
    tags: z.array(z.string()),
    canPlay: described('whether it runs in the browser', z.boolean()),
    previews: described('up to two small screenshots', z.array(z.string())),
  }),
);
export type AppSummary = z.output<typeof appSummarySchema>;

export const appContentSchema = named(
  'AppContent',
  z.object({ lang: localeSchema, name: z.string(), shortDescription: z.string(), fullDescription: z.string() }),
);
export type AppContent = z.output<typeof appContentSchema>;

export const dataDeclarationSchema = named(
  'DataDeclaration',
  z.object({
    code: z.int(),
    collected: z.boolean(),
    shared: z.boolean(),
    optional: z.boolean(),
    ephemeral: z.boolean(),
    purposes: z.array(z.string()),
  }),
);
export type DataDeclaration = z.output<typeof dataDeclarationSchema>;

export const screenshotsSchema = z.object({
  mobile: z.array(z.string()),
  tablet7: z.array(z.string()),
  tablet10: z.array(z.string()),
  computer: z.array(z.string()),
});
export type Screenshots = z.output<typeof screenshotsSchema>;

/** Keyed by the image's address, so that the specified screenshot lists stay lists of addresses. */
export const imageSizeSchema = named(
  'ImageSize',
  z.object({ width: z.int(), height: z.int(), placeholder: z.string() }),
);
export type ImageSize = z.output<typeof imageSizeSchema>;

/** A channel of the developer and the handle typed for it. */
export const contactSchema = named('Contact', z.object({ key: z.string(), value: z.string() }));
export type Contact = z.output<typeof contactSchema>;

export const contactLinkSchema = named(
  'ContactLink',
  z.object({ key: z.string(), value: z.string(), href: z.nullable(z.string()) }),
);
export type ContactLink = z.output<typeof contactLinkSchema>;

/** An online version as visitors see it. `size` in bytes, null if nothing is downloaded. */
export const onlineVersionSchema = named(
  'OnlineVersion',
  z.object({
    platform: platformSchema,
    versionName: z.string(),
    notes: z.string(),
    minimumVersion: z.string(),
    releasedAt: momentSchema,
    size: z.nullable(z.int()),
    sha256: described(
      'SHA-256 of the download, hexadecimal; empty if there is no download or it is unknown',
      z.string(),
    ),
  }),
);
export type OnlineVersion = z.output<typeof onlineVersionSchema>;

/**
 * An object of what developers and visitors see alike, with fields of its own. A function, because a bundler keeps what is
 * spread from a constant even in pages that need neither.
 */
// @__NO_SIDE_EFFECTS__
function applicationObject<Own extends z.core.$ZodShape>(own: Own) {
  return z.object({
    id: z.int(),
    appId: z.string(),
    contents: z.array(appContentSchema),
    contentDefault: localeSchema,
    icon: z.string(),
    screenshots: screenshotsSchema,
    promoVideo: z.string(),
    promoImage: described('image shown instead of the video', z.string()),
    backgroundImage: z.string(),
    category: z.int(),
    defaultCategory: z.int(),
    ageRating: ageRatingSchema,
    platforms: z.array(platformSchema),
    tags: described('codes of its tags, at most ten (added)', z.array(z.string())),
    countries: z.array(countrySchema),
    downloadUrls: z.array(
      z.object({ platform: platformSchema, url: z.string(), size: described('bytes', z.number()) }),
    ),
    webRedirectUrl: z.string(),
    hardwareRequirements: z.string(),
    containsAds: z.boolean(),
    isPaidOnce: z.boolean(),
    hasInAppPurchase: z.boolean(),
    dataCollection: z.array(dataDeclarationSchema),
    privacyPolicyUrl: z.string(),
    contactEmail: z.string(),
    publishDate: z.nullable(momentSchema),
    viewCount: z.int(),
    status: stateSchema(SHELF),
    createdAt: momentSchema,
    updatedAt: momentSchema,
    ...own,
  });
}

/** A game's own video, with its captions by language. */
export const trailerSchema = named(
  'Trailer',
  z.object({
    url: z.string(),
    mime: z.enum(TRAILER_MIMES),
    width: described('pixels', z.int()),
    height: described('pixels', z.int()),
    seconds: z.int(),
    captions: described('WebVTT', z.array(z.object({ lang: localeSchema, url: z.string() }))),
  }),
);
export type Trailer = z.output<typeof trailerSchema>;

/** An application as its developer sees it: `contents` in all languages, the contacts as they were typed. */
export const applicationSchema = named(
  'Application',
  applicationObject({
    screenshotLanguages: described(
      'languages by the addresses of screenshots; those without suit all (added)',
      z.record(z.string(), localeSchema),
    ),
    trailer: described('address of an uploaded video; empty without one (added)', z.string()),
    captions: described(
      'addresses of the trailer’s captions, by language (added)',
      z.partialRecord(localeSchema, z.string()),
    ),
    contacts: z.array(contactSchema),
    pinned: z.boolean(),
    sort: described('position among the pinned applications, from 1', z.nullable(z.int())),
    onlineVersionId: z.nullable(z.int()),
  }),
);
export type Application = z.output<typeof applicationSchema>;

/** The public part of an application in one language: `contents` holds that language only. */
export const publicApplicationSchema = named(
  'PublicApplication',
  applicationObject({
    trailer: described('added', z.nullable(trailerSchema)),
    contacts: z.array(contactLinkSchema),
    company: z.string(),
    companyId: z.optional(z.int()),
    /** Added: the texts of the requested language, the same as `contents[0]`. */
    lang: localeSchema,
    name: z.string(),
    shortDescription: z.string(),
    fullDescription: z.string(),
    /** Added: what pages need to draw without a jump. */
    cover: z.string(),
    coverPlaceholder: z.string(),
    iconPlaceholder: z.string(),
    backgroundPlaceholder: z.string(),
    screenshotSizes: z.record(z.string(), imageSizeSchema),
    versions: z.array(onlineVersionSchema),
    canPlay: z.boolean(),
    playCount: z.int(),
    free: z.boolean(),
    price: described('null: free, or not for sale', z.nullable(gamePriceSchema)),
    gameProduct: described(
      'the product that sells the game; null as `price`',
      z.nullable(z.object({ productId: z.string(), title: z.string(), description: z.string(), icon: z.string() })),
    ),
    rating: ratingMeanSchema,
    developer: z.optional(described('its page; absent without a published game', developerLinkSchema)),
    owned: z.optional(
      described(
        'for who is signed in: owns the paid game, or may use it as its developer or a test account',
        z.boolean(),
      ),
    ),
    unreleased: z.optional(described('not published; shown to a test account of its developer', z.literal(true))),
  }),
);
export type PublicApplication = z.output<typeof publicApplicationSchema>;

// @__NO_SIDE_EFFECTS__
function choices<Value extends AnySchema>(value: Value) {
  return z.array(z.object({ value, count: z.int() }));
}

/**
 * How many games a list would have with each choice, the other filters unchanged. `tags` are those of the games found, the
 * most frequent first, with their names; `without` has each filter that is set, and the number without it.
 */
export const gameFacetsSchema = named(
  'GameFacets',
  z.object({
    categories: choices(z.int()),
    platforms: choices(z.enum(['web', 'windows', 'android', 'ios'] satisfies PlatformFilter[])),
    prices: choices(z.enum(PRICE_FILTERS)),
    ages: choices(z.literal(AGE_FILTERS)),
    ratings: choices(z.literal(RATING_FILTERS)),
    languages: choices(localeSchema),
    tags: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })),
    without: z.array(z.object({ filter: z.string(), tag: z.optional(z.string()), count: z.int() })),
  }),
);
export type GameFacets = z.output<typeof gameFacetsSchema>;

/** What the search box offers while typing. */
export const appSuggestionSchema = named(
  'AppSuggestion',
  z.object({
    applicationId: z.string(),
    name: z.string(),
    icon: z.string(),
    company: z.string(),
    adult: z.optional(described('set if the game is for adults only', z.literal(true))),
  }),
);
export type AppSuggestion = z.output<typeof appSuggestionSchema>;
