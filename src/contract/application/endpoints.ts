import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  booleanFlag,
  categoryFilter,
  choiceList,
  currency,
  integer,
  integerChoice,
  lang,
  locale,
  optional,
  paging,
  platform,
  searchText,
  sortOrder,
  text,
  textChoice,
  textList,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { bytesReply, listReply } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { AGE_FILTERS, PRICE_FILTERS, RATING_FILTERS } from '../values/game-filters.ts';
import { LIMITS } from '../values/limits.ts';
import { SORT_TYPE } from '../values/states.ts';
import { TAGS } from '../values/tags.ts';
import { appSuggestionSchema, appSummarySchema, gameFacetsSchema, publicApplicationSchema } from './entities.ts';

export const APPLICATION_SORT_FIELDS = ['createdAt', 'publishDate', 'name', 'viewCount'] as const;

const GROUP = 'application';

/** The currency of prices, for games that are sold in it; by default the usual one of the language. */
const priceCurrency = optional(currency);

export const listApplications = defineEndpoint({
  name: 'listApplications',
  group: GROUP,
  summary: 'List published applications, filtered',
  method: 'GET',
  path: '/api/public/app/list',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({
    applicationIds: optional(textList({ max: LIMITS.listParameterItems, length: LIMITS.applicationIdLength })),
    platform: optional(platform),
    category: categoryFilter,
    ...paging,
    sort: withDefault(sortOrder(APPLICATION_SORT_FIELDS), '-createdAt'),
    company: optional(text({ max: LIMITS.searchTextLength })),
    search: optional(searchText),
    lang,
    currency: priceCurrency,
  }),
  reply: listReply(appSummarySchema),
  errors: [ERROR.platformNotFound, ERROR.languageNotFound, ERROR.categoryNotFound, ERROR.currencyNotFound],
});

export const getApplication = defineEndpoint({
  name: 'getApplication',
  group: GROUP,
  summary: 'Get the public details of an application in one language',
  method: 'GET',
  path: '/api/public/app',
  auth: 'public',
  heedsSession: true,
  request: z.object({ applicationId, lang, currency: priceCurrency }),
  reply: publicApplicationSchema,
  errors: [
    ERROR.permissionDenied,
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.currencyNotFound,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
  ],
});

export const listSortedApplications = defineEndpoint({
  name: 'listSortedApplications',
  group: GROUP,
  summary: 'List published applications in one of the orders of the hall',
  method: 'GET',
  path: '/api/public/app/sort_list',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({
    type: withDefault(integerChoice([1]), 1),
    category: categoryFilter,
    sortType: withDefault(integerChoice(Object.values(SORT_TYPE)), SORT_TYPE.recommended),
    platformId: optional(platform),
    ...paging,
    search: optional(searchText),
    price: optional(textChoice(PRICE_FILTERS)),
    age: optional(integerChoice(AGE_FILTERS)),
    rating: optional(integerChoice(RATING_FILTERS)),
    language: optional(locale),
    tags: optional(choiceList(TAGS, LIMITS.applicationTags)),
    facets: withDefault(booleanFlag, false),
    lang,
    currency: priceCurrency,
  }),
  reply: z.object({
    ...listReply(appSummarySchema).shape,
    facets: z.optional(gameFacetsSchema),
    spelling: z.optional(described('the nearest search that has results, if this one has none', z.string())),
  }),
  errors: [ERROR.platformNotFound, ERROR.languageNotFound, ERROR.categoryNotFound, ERROR.currencyNotFound],
});

export const suggestApplications = defineEndpoint({
  name: 'suggestApplications',
  group: GROUP,
  summary: 'Suggest games for a partial search text, best match first',
  method: 'GET',
  path: '/api/public/app/suggest',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({
    search: withDefault(searchText, ''),
    lang,
    limit: withDefault(integer({ min: 1, max: LIMITS.suggestionsMax }), LIMITS.suggestionsMax),
  }),
  reply: listReply(appSuggestionSchema),
  errors: [ERROR.languageNotFound],
});

export const countView = defineEndpoint({
  name: 'countView',
  group: GROUP,
  summary: 'Count a view of the details page',
  method: 'POST',
  path: '/api/public/app/view',
  auth: 'public',
  body: 'json',
  request: z.object({ applicationId }),
  reply: z.object({ viewCount: z.int() }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const playApplication = defineEndpoint({
  name: 'playApplication',
  group: GROUP,
  summary: 'Get the address of a web game',
  method: 'POST',
  path: '/api/public/app/play',
  auth: 'public',
  body: 'json',
  heedsSession: true,
  request: z.object({ applicationId, ageConfirmed: withDefault(booleanFlag, false) }),
  reply: z.object({ url: z.string() }),
  errors: [
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.gameNotOpen,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
    ERROR.gameNotOwned,
  ],
});

export const downloadApplication = defineEndpoint({
  name: 'downloadApplication',
  group: GROUP,
  summary:
    'Download the online version for a platform, by default the visitor’s; supports ranges and redirects to external addresses',
  method: 'GET',
  path: '/api/public/app/download',
  auth: 'none',
  heedsSession: true,
  bytes: 'application/octet-stream',
  request: z.object({
    applicationId,
    platform: optional(platform),
    ageConfirmed: withDefault(booleanFlag, false),
  }),
  reply: bytesReply,
  errors: [
    ERROR.permissionDenied,
    ERROR.platformNotFound,
    ERROR.applicationNotFound,
    ERROR.versionNotFound,
    ERROR.versionNotPublished,
    ERROR.versionPulled,
    ERROR.versionRemoved,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
    ERROR.gameNotOwned,
  ],
  answers: [{ status: 206 }, { status: 302 }, { status: 304 }, { status: 416 }],
});
