import { developerLinkSchema } from '../developer-page/link.ts';
import { RATING_REASONS } from '../rating/rating-reasons.ts';
import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { POST_STATE } from '../values/states.ts';

const postApplication = z.nullable(z.object({ applicationId: z.string(), name: z.string() }));

/** Published news of a developer in a list, in the requested language or else the default one. */
export const postSummarySchema = named(
  'PostSummary',
  z.object({
    id: z.int(),
    developer: developerLinkSchema,
    lang: described('the language of the texts', localeSchema),
    title: z.string(),
    lead: described('the beginning of the text, without its marks', z.string()),
    picture: described('empty without a picture', z.string()),
    picturePlaceholder: z.string(),
    application: described('the published game that it is about; null if there is none', postApplication),
    adult: z.optional(described('it is about a game for adults', z.literal(true))),
    publishedAt: momentSchema,
  }),
);
export type PostSummary = z.output<typeof postSummarySchema>;

/** Published news with its text. */
export const publicPostSchema = named(
  'PublicPost',
  z.extend(postSummarySchema, { body: described('Markdown', z.string()) }),
);
export type PublicPost = z.output<typeof publicPostSchema>;

export const postContentSchema = named(
  'PostContent',
  z.object({ lang: localeSchema, title: z.string(), body: z.string() }),
);
export type PostContent = z.output<typeof postContentSchema>;

const ownFields = {
  id: z.int(),
  status: stateSchema(POST_STATE),
  revision: z.int(),
  reason: described("the operator's, of a rejection or removal; empty otherwise", z.string()),
  contentDefault: localeSchema,
  picture: z.string(),
  application: postApplication,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  submittedAt: z.nullable(momentSchema),
  publishedAt: described('when it was first published', z.nullable(momentSchema)),
};

/** News in its developer's list. */
export const ownPostSummarySchema = named('OwnPostSummary', z.object({ ...ownFields, title: z.string() }));
export type OwnPostSummary = z.output<typeof ownPostSummarySchema>;

/** News as its developer edits it. */
export const ownPostSchema = named(
  'OwnPost',
  z.object({
    ...ownFields,
    contents: z.array(postContentSchema),
    needsApproval: described('whether an operator has to approve it before it is published', z.boolean()),
  }),
);
export type OwnPost = z.output<typeof ownPostSchema>;

/** What operators list: news in review, reported news, removed news, or all. */
export const POST_QUEUES = ['waiting', 'reported', 'removed', 'all'] as const;
export type PostQueue = (typeof POST_QUEUES)[number];

/** A report of news. */
export const postReportSchema = named(
  'PostReport',
  z.object({ reason: z.enum(RATING_REASONS), note: z.string(), reportedAt: momentSchema }),
);
export type PostReport = z.output<typeof postReportSchema>;
