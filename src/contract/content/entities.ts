import { localeSchema } from '../schema/code-schemas.ts';
import { named, z } from '../schema/schema.ts';
import { POLICY_TYPE } from '../values/states.ts';

/** Fields of a content item that may be requested, filtered and sorted by. */
export const CONTENT_FIELDS = ['path', 'lang', 'title', 'description', 'body', 'date', 'type'] as const;
export type ContentField = (typeof CONTENT_FIELDS)[number];

/** Kinds of documents, from their front matter. */
export const CONTENT_TYPES = [
  'privacy',
  'terms',
  'intellectual-property',
  'about',
  'news',
  'help-player',
  'help-developer',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

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

/** A search result: only the requested fields. (`z.partial` would weigh more in every page.) */
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
    /** The body without its marks, with `text`. */
    text: z.optional(z.string()),
    /** The part of the text around what was searched for, with `excerpt`. */
    excerpt: z.optional(z.string()),
  } satisfies Record<ContentField | 'text' | 'excerpt', unknown>),
);
export type ContentResult = z.output<typeof contentResultSchema>;

/** A policy or the terms, with the number of its kind (O31). */
export const policySchema = named(
  'Policy',
  z.object({
    type: z.literal(Object.values(POLICY_TYPE)),
    path: z.string(),
    lang: localeSchema,
    title: z.string(),
    description: z.string(),
    body: z.string(),
    date: z.string(),
  }),
);
export type Policy = z.output<typeof policySchema>;
