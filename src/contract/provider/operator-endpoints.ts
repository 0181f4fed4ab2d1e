import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  booleanFlag,
  integer,
  integerChoice,
  optional,
  optionalSearch,
  paging,
  text,
  textChoice,
  textChoices,
  userNumber,
} from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { PROVIDER_SUBMISSION_KINDS, PROVIDER_SUBMISSION_STATUS } from './entities.ts';
import {
  PROVIDER_DECISIONS,
  PROVIDER_REASONS,
  providerCaseSchema,
  providerQueueCountsSchema,
  providerQueueItemSchema,
} from './operator-entities.ts';

const GROUP = 'operator';

export const listProviderReviews = defineEndpoint({
  name: 'listProviderReviews',
  group: GROUP,
  summary: 'List developer applications and company changes: those in review oldest first, others newest first',
  method: 'GET',
  path: '/api/admin/provider/list',
  auth: 'operator',
  request: z.object({
    providerReviewStatus: optional(integerChoice(Object.values(PROVIDER_SUBMISSION_STATUS), ERROR.statusNotFound)),
    kind: optional(textChoice(PROVIDER_SUBMISSION_KINDS)),
    search: optionalSearch,
    ...paging,
  }),
  reply: z.object({ count: z.int(), list: z.array(providerQueueItemSchema), counts: providerQueueCountsSchema }),
  errors: [ERROR.permissionDenied, ERROR.statusNotFound],
});

export const getProviderReview = defineEndpoint({
  name: 'getProviderReview',
  group: GROUP,
  summary: 'Get the form, images, history, messages and duplicates of one applicant or developer',
  method: 'GET',
  path: '/api/admin/provider',
  auth: 'operator',
  request: z.object({ userId: userNumber }),
  reply: providerCaseSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotFound],
});

export const reviewProvider = defineEndpoint({
  name: 'reviewProvider',
  group: GROUP,
  summary: 'Approve, reject or time out what is in review, or ask a question; the applicant is notified by email',
  method: 'PUT',
  path: '/api/admin/provider/review',
  auth: 'operator',
  body: 'json',
  request: z.object({
    userId: userNumber,
    decision: textChoice(PROVIDER_DECISIONS),
    /** What the operator has read: `parameterError` when another one is under review by now. */
    submissionId: optional(integer({ min: 1 })),
    reasons: textChoices(PROVIDER_REASONS),
    reason: optional(text({ max: LIMITS.reviewMessageLength })),
  }),
  reply: z.object({ result: z.literal(true), providerReviewStatus: stateSchema(PROVIDER_SUBMISSION_STATUS) }),
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.providerNotFound, ERROR.duplicateTaxNumber],
});

export const enableProvider = defineEndpoint({
  name: 'enableProvider',
  group: GROUP,
  summary:
    'Disable a developer, who can then view but not change anything, or enable them again; disabling requires a ' +
    'reason',
  method: 'PUT',
  path: '/api/admin/provider/enable',
  auth: 'operator',
  body: 'json',
  request: z.object({
    userId: userNumber,
    enable: booleanFlag,
    reason: optional(text({ max: LIMITS.reasonLength })),
  }),
  reply: z.object({ result: z.literal(true), enable: z.boolean() }),
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.providerNotFound],
});
