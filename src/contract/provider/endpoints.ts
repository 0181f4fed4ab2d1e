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
  summary: 'Apply again after a rejection or timeout',
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
  summary: "Get your latest application to become a developer, with its status and the reviewers' questions",
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
  summary: 'Check whether another developer already uses a tax ID; limited per account',
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
  summary: "Reply to the reviewers' questions about an application or change under review",
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
  summary: 'Get the draft of your application, and your latest submission',
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
  summary: 'Save the draft of your application; `revision` is that of the draft it changes, 0 for a new one',
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
  summary: 'Delete the draft',
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
  summary: 'Update the contact details of your company; omitted fields keep their values',
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
  summary: 'Request a change of approved company details; the current ones stay valid until it is approved',
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
  summary: 'Get your latest change request and its status',
  method: 'GET',
  path: '/api/provider/change',
  auth: 'developer',
  request: noRequest,
  reply: z.object({ change: z.nullable(providerApplicationSchema) }),
  errors: [ERROR.permissionDenied],
});
