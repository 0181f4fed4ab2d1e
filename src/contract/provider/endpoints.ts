import { defineEndpoint } from '../endpoint.ts';
import { ERROR, type ErrorCode } from '../errors/errors.ts';
import { draftRevision, integer, text, textList, withDefault } from '../schema/parameter-schemas.ts';
import { noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { PROVIDER_REVIEW } from '../values/states.ts';
import {
  providerApplicationSchema,
  providerDraftFormSchema,
  providerDraftSchema,
  providerProfileSchema,
  reviewDueSchema,
  reviewMessageSchema,
} from './entities.ts';
import { contactFields, providerFormRequest, reviewedFields } from './form-parameters.ts';

const GROUP = 'provider';

/** Of all that is submitted; a form whose fields do not fit is `invalidFormat`. */
const SUBMISSION_ERRORS = [
  ERROR.wrongImageCount,
  ERROR.currencyNotFound,
  ERROR.countryNotFound,
  ERROR.agencyOrBankNotFound,
  ERROR.invalidCountryCode,
  ERROR.alreadyProviderOrUnderReview,
  ERROR.duplicateTaxNumber,
] as const satisfies readonly ErrorCode[];

const submitted = z.object({
  result: z.literal(true),
  providerReviewStatus: z.literal(PROVIDER_REVIEW.reviewing),
  reviewDueAt: reviewDueSchema,
});

export const applyAsProvider = defineEndpoint({
  name: 'applyAsProvider',
  group: GROUP,
  summary: 'Apply to become a developer, for the first time',
  method: 'POST',
  path: '/api/user/c/tb_provider',
  auth: 'user',
  body: 'form',
  request: providerFormRequest,
  reply: submitted,
  errors: SUBMISSION_ERRORS,
});

export const reapplyAsProvider = defineEndpoint({
  name: 'reapplyAsProvider',
  group: GROUP,
  summary: 'Apply again after a rejection or a time-out',
  method: 'POST',
  path: '/api/user/c/rp_provider',
  auth: 'user',
  body: 'form',
  request: providerFormRequest,
  reply: submitted,
  errors: [...SUBMISSION_ERRORS, ERROR.providerNotFound],
});

export const getProviderApplication = defineEndpoint({
  name: 'getProviderApplication',
  group: GROUP,
  summary: 'What the account submitted last to become a developer, where it stands, and what was asked about it',
  method: 'GET',
  path: '/api/user/provider_application',
  auth: 'user',
  request: noRequest,
  reply: providerApplicationSchema,
  errors: [ERROR.providerNotFound],
});

export const checkTaxId = defineEndpoint({
  name: 'checkTaxId',
  group: GROUP,
  summary:
    'Whether an application with this tax ID would be refused because somebody else uses it; limited per account',
  method: 'GET',
  path: '/api/user/provider_tax_id',
  auth: 'user',
  request: z.object({ taxIdNumber: text({ max: LIMITS.foreignTaxIdLength }) }),
  reply: z.object({ isFree: z.boolean() }),
  errors: [],
});

export const answerProviderReview = defineEndpoint({
  name: 'answerProviderReview',
  group: GROUP,
  summary: 'Answer what the operators asked about an application or a change that is under review',
  method: 'POST',
  path: '/api/user/provider_answer',
  auth: 'user',
  body: 'json',
  request: z.object({
    text: text({ max: LIMITS.reviewMessageLength }),
    documents: withDefault(textList({ max: LIMITS.reviewMessagePictures, length: LIMITS.urlLength }), []),
  }),
  reply: z.object({ result: z.literal(true), messages: z.array(reviewMessageSchema) }),
  errors: [ERROR.providerNotFound],
});

export const getProviderDraft = defineEndpoint({
  name: 'getProviderDraft',
  group: GROUP,
  summary: 'What the account has typed so far, and what it submitted last',
  method: 'GET',
  path: '/api/user/provider_draft',
  auth: 'user',
  allowsUnverified: true,
  request: noRequest,
  reply: z.object({
    draft: z.nullable(providerDraftSchema),
    application: z.nullable(providerApplicationSchema),
  }),
  errors: [],
});

export const saveProviderDraft = defineEndpoint({
  name: 'saveProviderDraft',
  group: GROUP,
  summary: 'Keep what is typed so far; `revision` is that of the draft it changes, 0 for a new one',
  method: 'PUT',
  path: '/api/user/provider_draft',
  auth: 'user',
  allowsUnverified: true,
  body: 'json',
  request: z.object({
    form: providerDraftFormSchema,
    step: integer({ min: 1, max: LIMITS.providerApplicationSteps }),
    revision: draftRevision,
  }),
  reply: z.pick(providerDraftSchema, { savedAt: true, revision: true }),
  errors: [],
});

export const deleteProviderDraft = defineEndpoint({
  name: 'deleteProviderDraft',
  group: GROUP,
  summary: 'Throw the draft away',
  method: 'DELETE',
  path: '/api/user/provider_draft',
  auth: 'user',
  allowsUnverified: true,
  request: noRequest,
  reply: resultReply,
  errors: [],
});

export const updateProviderProfile = defineEndpoint({
  name: 'updateProviderProfile',
  group: GROUP,
  summary: 'Change how the company can be reached; what is absent stays',
  method: 'PUT',
  path: '/api/provider/profile',
  auth: 'developer',
  body: 'json',
  request: z.object(contactFields),
  reply: providerProfileSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotFound, ERROR.providerNotEnabled],
});

export const requestProviderChange = defineEndpoint({
  name: 'requestProviderChange',
  group: GROUP,
  summary: 'Ask for a change of what operators have approved; the old data stay valid until one approves the new',
  method: 'POST',
  path: '/api/provider/change',
  auth: 'developer',
  body: 'form',
  request: z.object({ ...reviewedFields, ...contactFields }),
  reply: submitted,
  errors: [...SUBMISSION_ERRORS, ERROR.permissionDenied, ERROR.providerNotFound, ERROR.providerNotEnabled],
});

export const getProviderChange = defineEndpoint({
  name: 'getProviderChange',
  group: GROUP,
  summary: 'The change that was asked for last, and where it stands',
  method: 'GET',
  path: '/api/provider/change',
  auth: 'developer',
  request: noRequest,
  reply: z.object({ change: z.nullable(providerApplicationSchema) }),
  errors: [ERROR.permissionDenied],
});
