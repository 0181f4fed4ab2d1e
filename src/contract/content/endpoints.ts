import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import {
  booleanFlag,
  integer,
  integerChoice,
  lang,
  optional,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { POLICY_TYPE } from '../values/states.ts';
import { CONTENT_FIELDS, contentResultSchema, policySchema } from './entities.ts';
import { type ContentFilter, readContentFilter } from './query.ts';
import {
  type ContentSearch,
  type ContentSort,
  type ContentSurround,
  readContentSearch,
  readContentSort,
  readContentSurround,
} from './query-parts.ts';

const fieldList = z.array(textChoice(CONTENT_FIELDS)).check(z.maxLength(CONTENT_FIELDS.length));

const whereSchema = wireType<ContentFilter, ContentFilter>({
  read: readContentFilter,
  jsonSchema: {
    type: 'object',
    description:
      'field → value or { $eq, $ne, $gt, $gte, $lt, $lte, $between, $in, $nin, $contains, $containsAny, $containsNone, $type, $exists, $size, $len, $not }; $and, $or, $not',
  },
});

const sortBySchema = wireType<unknown, ContentSort[]>({
  read: readContentSort,
  jsonSchema: { description: '{ field: "asc" | "desc" | 1 | -1 }, a list of those, or "field:desc"' },
});

const searchSchema = wireType<string | { readonly query: string; readonly value?: string }, ContentSearch>({
  read: readContentSearch,
  jsonSchema: { description: 'words, { query: words }, or { query: "title" | "description" | "body", value: words }' },
});

interface SurroundInput {
  readonly slugOrPath: string;
  readonly options?: { readonly before?: number; readonly after?: number };
}

const surroundSchema = wireType<string | SurroundInput, ContentSurround>({
  read: readContentSurround,
  jsonSchema: { description: 'path, or { slugOrPath, options: { before: 0-10, after: 0-10 } }' },
});

/** More than there will ever be documents. */
export const CONTENT_SKIP_MAX = 10_000;

/** Reads only, although the query travels as a body; so a repeated signed search is not refused. */
export const searchContent = defineEndpoint({
  name: 'searchContent',
  group: 'content',
  summary: 'Search terms, policies, help and news; `surround` returns the previous and next item',
  method: 'POST',
  path: '/api/content/search',
  auth: 'public',
  body: 'json',
  readOnly: true,
  request: z.object({
    where: optional(whereSchema),
    only: optional(fieldList),
    without: optional(fieldList),
    sortBy: optional(sortBySchema),
    /** 20 where it is not sent; with `surround` all. */
    limit: optional(integer({ min: LIMITS.pageSizeMin, max: LIMITS.pageSizeMax })),
    skip: withDefault(integer({ min: 0, max: CONTENT_SKIP_MAX }), 0),
    search: optional(searchSchema),
    surround: optional(surroundSchema),
    /** With `surround`: neighbors from all folders, not only its own. */
    deep: withDefault(booleanFlag, false),
    text: withDefault(booleanFlag, false),
    excerpt: withDefault(booleanFlag, false),
  }),
  /** `list` holds nulls only with `surround`: no item before or behind. */
  reply: z.object({ count: z.int(), list: z.array(z.nullable(contentResultSchema)) }),
  errors: [ERROR.languageNotFound],
});

/** The privacy policy, the terms or the intellectual property policy in one language (R9.31, O31). */
export const getPolicy = defineEndpoint({
  name: 'getPolicy',
  group: 'content',
  summary: 'Get a policy or the terms of use; by default the privacy policy',
  method: 'GET',
  path: '/api/public/policy',
  auth: 'public',
  request: z.object({
    type: withDefault(integerChoice(Object.values(POLICY_TYPE)), LIMITS.companyPolicyTypeDefault),
    lang,
  }),
  reply: policySchema,
  errors: [ERROR.languageNotFound],
});
