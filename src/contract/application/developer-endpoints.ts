import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { momentSchema } from '../schema/code-schemas.ts';
import {
  applicationId,
  databaseNumber,
  integer,
  integerChoice,
  lang,
  optional,
  optionalPlatform,
  optionalSearch,
  paging,
  sortOrder,
  text,
  textList,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { SHELF } from '../values/states.ts';
import { applicationFields } from './application-fields.ts';
import { ownApplicationSchema } from './developer-entities.ts';

/** Sort orders of a developer's list; a leading minus reverses one. */
export const OWN_APPLICATION_SORT_FIELDS = ['createdAt', 'updatedAt', 'publishDate', 'name', 'viewCount'] as const;

const GROUP = 'own applications';

const draftId = optional(databaseNumber);
const ownApplication = z.object({ applicationId });
const shelfReply = z.object({ result: z.literal(true), status: stateSchema(SHELF) });

export const listOwnApplications = defineEndpoint({
  name: 'listOwnApplications',
  group: GROUP,
  summary: 'List your applications, pinned ones first in their order',
  method: 'GET',
  path: '/api/app/list',
  auth: 'developer',
  request: z.object({
    status: optional(integerChoice(Object.values(SHELF), ERROR.statusNotFound)),
    platform: optionalPlatform,
    /** In names of all languages and in IDs. */
    search: optionalSearch,
    lang,
    ...paging,
    sort: withDefault(sortOrder(OWN_APPLICATION_SORT_FIELDS), '-createdAt'),
  }),
  reply: listReply(ownApplicationSchema),
  errors: [ERROR.permissionDenied, ERROR.platformNotFound, ERROR.languageNotFound, ERROR.statusNotFound],
});

export const getOwnApplication = defineEndpoint({
  name: 'getOwnApplication',
  group: GROUP,
  summary: 'Get one of your applications in all languages, and the actions available for it',
  method: 'GET',
  path: '/api/app',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  request: z.object({ applicationId, lang }),
  reply: ownApplicationSchema,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const createApplication = defineEndpoint({
  name: 'createApplication',
  group: GROUP,
  summary: 'Create an unpublished application; deletes its draft',
  method: 'POST',
  path: '/api/app',
  auth: 'developer',
  body: 'json',
  request: z.object({ ...applicationFields, draftId }),
  reply: z.object({
    result: z.literal(true),
    id: z.int(),
    applicationId: z.string(),
    status: stateSchema(SHELF),
    updatedAt: momentSchema,
  }),
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.iconMissing,
    ERROR.wrongImageCount,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.platformNotFound,
    ERROR.categoryNotFound,
    ERROR.countryNotFound,
    ERROR.duplicateApplicationId,
    ERROR.providerNotEnabled,
    ERROR.applicationLimitReached,
  ],
});

export const editApplication = defineEndpoint({
  name: 'editApplication',
  group: GROUP,
  summary: 'Update the fields sent, validated together with the others; deletes the draft',
  method: 'POST',
  path: '/api/app/edit',
  auth: 'developer',
  body: 'json',
  request: z.object({
    applicationId,
    ...applicationFields,
    draftId,
    /** `updatedAt` as read; `parameterError` with `fields.updatedAt` if it has been saved since. */
    updatedAt: optional(text({ max: 40 })),
  }),
  reply: z.object({ result: z.literal(true), updatedAt: momentSchema }),
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.iconMissing,
    ERROR.wrongImageCount,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.platformNotFound,
    ERROR.categoryNotFound,
    ERROR.applicationNotFound,
    ERROR.countryNotFound,
    ERROR.applicationRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const pinApplication = defineEndpoint({
  name: 'pinApplication',
  group: GROUP,
  summary: 'Pin an application, last if no position is given; the others move',
  method: 'POST',
  path: '/api/app/pin',
  auth: 'developer',
  body: 'json',
  request: z.object({ applicationId, sort: optional(integer()) }),
  reply: z.object({ result: z.literal(true), sort: z.int() }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled, ERROR.sortMustStartAtOne],
});

export const unpinApplication = defineEndpoint({
  name: 'unpinApplication',
  group: GROUP,
  summary: 'Unpin an application; the others move up',
  method: 'POST',
  path: '/api/app/unpin',
  auth: 'developer',
  body: 'json',
  request: ownApplication,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled],
});

export const orderPinnedApplications = defineEndpoint({
  name: 'orderPinnedApplications',
  group: GROUP,
  summary: 'Reorder the pinned applications; those not named follow in their current order',
  method: 'PUT',
  path: '/api/app/pin/order',
  auth: 'developer',
  body: 'json',
  request: z.object({
    applicationIds: textList({ max: LIMITS.listParameterItems, length: LIMITS.applicationIdLength }),
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled],
});

export const releaseApplication = defineEndpoint({
  name: 'releaseApplication',
  group: GROUP,
  summary: 'Publish an application, with the newest approved version of each platform that has none online',
  method: 'PUT',
  path: '/api/app/release',
  auth: 'developer',
  body: 'json',
  request: ownApplication,
  reply: shelfReply,
  errors: [
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.versionNotFound,
    ERROR.applicationAlreadyPublished,
    ERROR.applicationRemoved,
    ERROR.providerNotEnabled,
    ERROR.wrongReviewState,
  ],
});

export const pullApplication = defineEndpoint({
  name: 'pullApplication',
  group: GROUP,
  summary: 'Unpublish an application',
  method: 'PUT',
  path: '/api/app/pull',
  auth: 'developer',
  body: 'json',
  request: ownApplication,
  reply: shelfReply,
  errors: [
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.applicationNotPublished,
    ERROR.applicationRemoved,
    ERROR.providerNotEnabled,
  ],
});

export const deleteApplication = defineEndpoint({
  name: 'deleteApplication',
  group: GROUP,
  summary: 'Delete an application that was never published; its ID can be reused',
  method: 'DELETE',
  path: '/api/app',
  auth: 'developer',
  request: z.object({
    applicationId,
    /** Its ID or one of its names, as typed. */
    confirm: text({ max: LIMITS.applicationIdLength }),
  }),
  reply: resultReply,
  errors: [
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.applicationAlreadyPublished,
    ERROR.applicationRemoved,
    ERROR.providerNotEnabled,
  ],
});
