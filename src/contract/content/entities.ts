import { localeSchema } from '../code-schemas.ts';
import { named, z } from '../schema.ts';

/** Fields of a content item that may be asked for, filtered and sorted by. */
export const CONTENT_FIELDS = ['path', 'lang', 'title', 'description', 'body', 'date', 'type'] as const;
export type ContentField = (typeof CONTENT_FIELDS)[number];

export const contentItemSchema = named(
  'ContentItem',
  z.object({
    path: z.string(),
    lang: localeSchema,
    title: z.string(),
    description: z.string(),
    body: z.string(),
    date: z.string(),
    type: z.string(),
  }),
);
export type ContentItem = z.output<typeof contentItemSchema>;

/** What the search answers: only the fields that were asked for. (`z.partial` would weigh more in every page.) */
export const contentResultSchema = named(
  'ContentResult',
  z.object({
    path: z.optional(z.string()),
    lang: z.optional(localeSchema),
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    body: z.optional(z.string()),
    date: z.optional(z.string()),
    type: z.optional(z.string()),
  } satisfies Record<ContentField, unknown>),
);
export type ContentResult = z.output<typeof contentResultSchema>;
