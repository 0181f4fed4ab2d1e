import { momentSchema } from '../code-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
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
} from '../parameter-schemas.ts';
import { listReply, resultReply } from '../reply-shapes.ts';
import { z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { SHELF } from '../states.ts';
import { appIdField, applicationFields } from './application-fields.ts';
import { ownApplicationSchema } from './developer-entities.ts';

/** Orders of the own list; a leading minus turns one round. */
export const OWN_APPLICATION_SORT_FIELDS = ['createdAt', 'updatedAt', 'publishDate', 'name', 'viewCount'] as const;

const GROUP = 'own applications';

const draftId = optional(databaseNumber);
const ownApplication = z.object({ applicationId });
const shelfReply = z.object({ result: z.literal(true), status: stateSchema(SHELF) });

export const listOwnApplications = defineEndpoint({
  name: 'listOwnApplications',
  group: GROUP,
  summary: 'The own applications, the pinned ones first in their order',
  method: 'GET',
  path: '/api/app/list',
  auth: 'developer',
  request: z.object({
    status: optional(integerChoice(Object.values(SHELF), 50007)),
    platform: optionalPlatform,
    /** In names of all languages and in IDs. */
    search: optionalSearch,
    lang,
    ...paging,
    sort: withDefault(sortOrder(OWN_APPLICATION_SORT_FIELDS), '-createdAt'),
  }),
  reply: listReply(ownApplicationSchema),
  errors: [40000, 50001, 50002, 50007],
});

export const getOwnApplication = defineEndpoint({
  name: 'getOwnApplication',
  group: GROUP,
  summary: 'One of the own applications in all languages, and what can be done with it now',
  method: 'GET',
  path: '/api/app',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  request: z.object({ applicationId, lang }),
  reply: ownApplicationSchema,
  errors: [40000, 50002, 50004],
});

export const createApplication = defineEndpoint({
  name: 'createApplication',
  group: GROUP,
  summary: 'Make an application, off the shelf; its draft goes',
  method: 'POST',
  path: '/api/app',
  auth: 'developer',
  body: 'json',
  request: z.object({ appId: appIdField, ...applicationFields, draftId }),
  reply: z.object({
    result: z.literal(true),
    id: z.int(),
    applicationId: z.string(),
    status: stateSchema(SHELF),
    updatedAt: momentSchema,
  }),
  errors: [20002, 20003, 20004, 20005, 40000, 50001, 50003, 50017, 60002, 60036, 60046],
});

export const editApplication = defineEndpoint({
  name: 'editApplication',
  group: GROUP,
  summary: 'Change the fields that are sent, checked together with those that stay; its draft goes',
  method: 'POST',
  path: '/api/app/edit',
  auth: 'developer',
  body: 'json',
  request: z.object({
    applicationId,
    appId: appIdField,
    ...applicationFields,
    draftId,
    /** `updatedAt` of what was read; 70000 with `fields.updatedAt` when somebody has saved since. */
    updatedAt: optional(text({ max: 40 })),
  }),
  reply: z.object({ result: z.literal(true), updatedAt: momentSchema }),
  errors: [20002, 20003, 20004, 20005, 40000, 50001, 50003, 50004, 50017, 60031, 60036],
});

export const pinApplication = defineEndpoint({
  name: 'pinApplication',
  group: GROUP,
  summary: 'Put an application among the pinned ones, last where no place is named; the others move',
  method: 'POST',
  path: '/api/app/pin',
  auth: 'developer',
  body: 'json',
  request: z.object({ applicationId, sort: optional(integer()) }),
  reply: z.object({ result: z.literal(true), sort: z.int() }),
  errors: [40000, 50004, 60036, 60041],
});

export const unpinApplication = defineEndpoint({
  name: 'unpinApplication',
  group: GROUP,
  summary: 'Take an application from the pinned ones; the others move up',
  method: 'POST',
  path: '/api/app/unpin',
  auth: 'developer',
  body: 'json',
  request: ownApplication,
  reply: resultReply,
  errors: [40000, 50004, 60036],
});

export const orderPinnedApplications = defineEndpoint({
  name: 'orderPinnedApplications',
  group: GROUP,
  summary: 'The pinned applications in a new order; pinned ones that are not named follow in theirs',
  method: 'PUT',
  path: '/api/app/pin/order',
  auth: 'developer',
  body: 'json',
  request: z.object({
    applicationIds: textList({ max: LIMITS.listParameterItems, length: LIMITS.applicationIdLength }),
  }),
  reply: resultReply,
  errors: [40000, 50004, 60036],
});

export const releaseApplication = defineEndpoint({
  name: 'releaseApplication',
  group: GROUP,
  summary: 'Put an application on the shelf, with the newest approved version of each platform where none is online',
  method: 'PUT',
  path: '/api/app/release',
  auth: 'developer',
  body: 'json',
  request: ownApplication,
  reply: shelfReply,
  errors: [40000, 50004, 50012, 60029, 60031, 60036, 60043],
});

export const pullApplication = defineEndpoint({
  name: 'pullApplication',
  group: GROUP,
  summary: 'Take an application off the shelf',
  method: 'PUT',
  path: '/api/app/pull',
  auth: 'developer',
  body: 'json',
  request: ownApplication,
  reply: shelfReply,
  errors: [40000, 50004, 60028, 60031, 60036],
});

export const deleteApplication = defineEndpoint({
  name: 'deleteApplication',
  group: GROUP,
  summary: 'Delete an application that was never released; its ID is free again',
  method: 'DELETE',
  path: '/api/app',
  auth: 'developer',
  request: z.object({
    applicationId,
    /** Its ID or one of its names, as typed by hand. */
    confirm: text({ max: LIMITS.applicationIdLength }),
  }),
  reply: resultReply,
  errors: [40000, 50004, 60029, 60031, 60036],
});
