import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  booleanFlag,
  categoryFilter,
  integerChoice,
  lang,
  optional,
  optionalSearch,
  paging,
  sortOrder,
  text,
  textChoice,
  textList,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { sortPlaceOrNone } from '../schema/sort-place.ts';
import { LIMITS } from '../values/limits.ts';
import { SHELF } from '../values/states.ts';
import { APPLICATION_SORT_FIELDS } from './endpoints.ts';
import { operatorApplicationSchema, REMOVAL_REASONS } from './operator-entities.ts';

const GROUP = 'operator';
const reason = optional(text({ max: LIMITS.reasonLength }));

export const listAllApplications = defineEndpoint({
  name: 'listAllApplications',
  group: GROUP,
  summary:
    'Applications on every shelf; `search` looks in names, IDs and companies; `recommended` lists those that have a ' +
    'place in the recommended order, in that order',
  method: 'GET',
  path: '/api/admin/app/list',
  auth: 'operator',
  request: z.object({
    status: optional(integerChoice(Object.values(SHELF), ERROR.statusNotFound)),
    open: optional(booleanFlag),
    category: categoryFilter,
    search: optionalSearch,
    recommended: withDefault(booleanFlag, false),
    sort: withDefault(sortOrder(APPLICATION_SORT_FIELDS), '-createdAt'),
    lang,
    ...paging,
  }),
  reply: listReply(operatorApplicationSchema),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.categoryNotFound, ERROR.statusNotFound],
});

export const removeApplication = defineEndpoint({
  name: 'removeApplication',
  group: GROUP,
  summary: 'Take an application away from players and its developer, who hears why by e-mail; removed already: done',
  method: 'PUT',
  path: '/api/admin/app/remove',
  auth: 'operator',
  body: 'json',
  request: z.object({ applicationId, template: optional(textChoice(REMOVAL_REASONS)), reason }),
  reply: z.object({ result: z.literal(true), status: z.literal(SHELF.removed) }),
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.applicationNotFound],
});

export const restoreApplication = defineEndpoint({
  name: 'restoreApplication',
  group: GROUP,
  summary: 'Lift a removal: the application is off the shelf, and its developer hears of it by e-mail',
  method: 'PUT',
  path: '/api/admin/app/restore',
  auth: 'operator',
  body: 'json',
  request: z.object({ applicationId, reason }),
  reply: z.object({ result: z.literal(true), status: z.literal(SHELF.offShelf) }),
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.applicationNotFound],
});

export const sortApplication = defineEndpoint({
  name: 'sortApplication',
  group: GROUP,
  summary: 'Give an application a place in the recommended order, or none (null)',
  method: 'PUT',
  path: '/api/admin/app/sort',
  auth: 'operator',
  body: 'json',
  request: z.object({ applicationId, sort: sortPlaceOrNone }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.sortMustStartAtOne],
});

export const orderApplications = defineEndpoint({
  name: 'orderApplications',
  group: GROUP,
  summary: 'Put the whole recommended order: these applications get the places from 1 on, all others have none',
  method: 'PUT',
  path: '/api/admin/app/order',
  auth: 'operator',
  body: 'json',
  request: z.object({
    applicationIds: withDefault(
      textList({ max: LIMITS.recommendedApplications, length: LIMITS.applicationIdLength }),
      [],
    ),
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const openApplication = defineEndpoint({
  name: 'openApplication',
  group: GROUP,
  summary: 'Open an application to players or close it; a closed one stays listed, but cannot be played or bought in',
  method: 'PUT',
  path: '/api/admin/app/open',
  auth: 'operator',
  body: 'json',
  request: z.object({ applicationId, open: booleanFlag }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.applicationNotFound],
});
