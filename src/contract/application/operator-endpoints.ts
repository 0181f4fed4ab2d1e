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
  settingRevision,
  sortOrder,
  text,
  textChoice,
  textList,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
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
    'List applications of any shelf status; `search` matches names, IDs and companies; `recommended` lists only ' +
    'those in the recommended order, in that order',
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
  reply: z.extend(listReply(operatorApplicationSchema), {
    revision: described('of the recommended order; only with `recommended`', z.optional(z.string())),
  }),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.categoryNotFound, ERROR.statusNotFound],
});

export const removeApplication = defineEndpoint({
  name: 'removeApplication',
  group: GROUP,
  summary:
    'Take an application down; its developer gets the reason by email; if it is already taken down, nothing changes',
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
  summary: 'Restore an application that was taken down; it becomes unpublished, and its developer is notified by email',
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
  summary: 'Set the position of an application in the recommended order, or remove it from the order (null)',
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
  summary:
    'Replace the whole recommended order: the given applications are placed from 1 up, all others lose their position',
  method: 'PUT',
  path: '/api/admin/app/order',
  auth: 'operator',
  body: 'json',
  request: z.object({
    applicationIds: withDefault(
      textList({ max: LIMITS.recommendedApplications, length: LIMITS.applicationIdLength }),
      [],
    ),
    revision: settingRevision,
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.parameterError],
});

export const openApplication = defineEndpoint({
  name: 'openApplication',
  group: GROUP,
  summary: 'Open an application to players or close it; a closed one stays listed, but cannot be played or bought from',
  method: 'PUT',
  path: '/api/admin/app/open',
  auth: 'operator',
  body: 'json',
  request: z.object({ applicationId, open: booleanFlag }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.applicationNotFound],
});
