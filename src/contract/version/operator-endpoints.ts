import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  booleanFlag,
  databaseNumber,
  integerChoice,
  lang,
  optional,
  optionalPlatform,
  optionalSearch,
  paging,
  text,
  textChoice,
  textChoices,
} from '../schema/parameter-schemas.ts';
import { bytesReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { SHELF, VERSION_REVIEW } from '../values/states.ts';
import { APPEAL_STATES } from './entities.ts';
import {
  APPEAL_DECISIONS,
  REVIEW_RISKS,
  VERSION_DECISIONS,
  VERSION_REASONS,
  versionCaseSchema,
  versionQueueCountsSchema,
  versionQueueItemSchema,
} from './operator-entities.ts';

const GROUP = 'operator';
const PATH = '/api/admin/apk';

const reason = optional(text({ max: LIMITS.reviewMessageLength }));
const reasons = textChoices(VERSION_REASONS);
const ofVersion = z.object({ id: databaseNumber });
const shelfReply = z.object({ result: z.literal(true), status: stateSchema(SHELF) });

export const VERSION_QUEUE_ORDERS = ['age', 'risk'] as const;

export const listVersionReviews = defineEndpoint({
  name: 'listVersionReviews',
  group: GROUP,
  summary:
    'List versions for review: those in review by age (oldest first) or by risk (highest, then oldest first), decided ' +
    'ones newest first; versions whose file is still being inspected come last',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'operator',
  request: z.object({
    review: optional(integerChoice(Object.values(VERSION_REVIEW), ERROR.statusNotFound)),
    platform: optionalPlatform,
    risk: optional(textChoice(REVIEW_RISKS)),
    /** Only versions with a waiting appeal. */
    appeals: optional(booleanFlag),
    search: optionalSearch,
    order: optional(textChoice(VERSION_QUEUE_ORDERS)),
    lang,
    ...paging,
  }),
  reply: z.object({ count: z.int(), list: z.array(versionQueueItemSchema), counts: versionQueueCountsSchema }),
  errors: [ERROR.permissionDenied, ERROR.platformNotFound, ERROR.languageNotFound, ERROR.statusNotFound],
});

export const getVersionReview = defineEndpoint({
  name: 'getVersionReview',
  group: GROUP,
  summary: "Get a version's inspection report, comparison, application changes, messages and history",
  method: 'GET',
  path: PATH,
  auth: 'operator',
  request: z.object({ id: databaseNumber, lang }),
  reply: versionCaseSchema,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.versionNotFound],
});

export const reviewVersion = defineEndpoint({
  name: 'reviewVersion',
  group: GROUP,
  summary: 'Approve or reject a version in review, or ask the developer about it; the developer is emailed',
  method: 'PUT',
  path: `${PATH}/review`,
  auth: 'operator',
  body: 'json',
  request: z.object({
    id: databaseNumber,
    decision: textChoice(VERSION_DECISIONS),
    reasons,
    reason,
    /** `updatedAt` as the operator read it: `parameterError` if the version has changed. */
    updatedAt: optional(text({ max: 40 })),
    /** The same for its application, whose form an approval stores for the next reviewer to compare with. */
    applicationUpdatedAt: optional(text({ max: 40 })),
  }),
  reply: z.object({ result: z.literal(true), review: stateSchema(VERSION_REVIEW) }),
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.versionNotFound, ERROR.wrongReviewState],
});

export const removeVersion = defineEndpoint({
  name: 'removeVersion',
  group: GROUP,
  summary: 'Take down a version; taking down the last live one unpublishes its application',
  method: 'PUT',
  path: `${PATH}/remove`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: databaseNumber, reasons, reason }),
  reply: shelfReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.versionNotFound],
});

export const restoreVersion = defineEndpoint({
  name: 'restoreVersion',
  group: GROUP,
  summary: 'Lift the takedown of a version; it stays unpublished',
  method: 'PUT',
  path: `${PATH}/restore`,
  auth: 'operator',
  body: 'json',
  request: ofVersion,
  reply: shelfReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.versionNotFound],
});

export const decideAppeal = defineEndpoint({
  name: 'decideAppeal',
  group: GROUP,
  summary: 'Grant an appeal against a rejection or a takedown, or decline it with a response',
  method: 'PUT',
  path: `${PATH}/appeal`,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: databaseNumber, decision: textChoice(APPEAL_DECISIONS), reason }),
  reply: z.object({ result: z.literal(true), state: z.enum(APPEAL_STATES) }),
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.versionNotFound, ERROR.wrongReviewState],
});

export const getReviewedFile = defineEndpoint({
  name: 'getReviewedFile',
  group: GROUP,
  summary: 'Download the file of a version as uploaded, in any state',
  method: 'GET',
  path: `${PATH}/file`,
  auth: 'operator',
  bytes: 'application/octet-stream',
  request: ofVersion,
  reply: bytesReply,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound],
});
