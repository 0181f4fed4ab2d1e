import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { integer, optional, searchText, textChoice, withDefault } from '../parameter-schemas.ts';
import { z } from '../schema.ts';
import { wireType } from '../wire-type.ts';
import { CONTENT_FIELDS, contentResultSchema } from './entities.ts';
import { type ContentFilter, type ContentSort, readContentFilter, readContentSort } from './query.ts';

const fieldList = z.array(textChoice(CONTENT_FIELDS)).check(z.maxLength(CONTENT_FIELDS.length));

const whereSchema = wireType<ContentFilter, ContentFilter>({
  read: readContentFilter,
  jsonSchema: { type: 'object', description: 'field → value or { $eq, $ne, $in, $gt, $lt, $contains }; $and, $or' },
});

const sortBySchema = wireType<unknown, ContentSort[]>({
  read: readContentSort,
  jsonSchema: { description: '{ field: "asc" | "desc" | 1 | -1 }, a list of those, or "field:desc"' },
});

/** Reads only, although the query travels as a body; so a repeated signed search is not refused. */
export const searchContent = defineEndpoint({
  name: 'searchContent',
  group: 'content',
  summary: 'Search terms, policies and news; with `surround` the neighbours of one path',
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
    limit: withDefault(integer({ min: LIMITS.pageSizeMin, max: LIMITS.pageSizeMax }), LIMITS.pageSizeDefault),
    skip: withDefault(integer({ min: 0 }), 0),
    search: optional(searchText),
    surround: optional(searchText),
  }),
  /** `list` holds nulls only with `surround`: no previous or no next item. */
  reply: z.object({ count: z.int(), list: z.array(z.nullable(contentResultSchema)) }),
  errors: [50002],
});
