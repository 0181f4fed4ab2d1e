import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { reviewMessageSchema } from '../provider/entities.ts';
import {
  applicationId,
  databaseNumber,
  optional,
  paging,
  text,
  textList,
  uploadId,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { SHELF, VERSION_REVIEW } from '../values/states.ts';
import { versionComparisonSchema } from './comparison.ts';
import { packageUploadSchema, versionSchema } from './entities.ts';
import { packageFileFields, platformField, submit, versionTexts } from './version-fields.ts';

const GROUP = 'versions';
const PATH = '/api/apk';

const ofVersion = z.object({ id: databaseNumber });
const reviewReply = z.object({ result: z.literal(true), review: stateSchema(VERSION_REVIEW) });
const messagesReply = z.object({ result: z.literal(true), messages: z.array(reviewMessageSchema) });

/** What a developer writes to the reviewers: text, and pictures of purpose `document`. */
const messageFields = {
  id: databaseNumber,
  text: text({ max: LIMITS.reviewMessageLength }),
  attachments: withDefault(textList({ max: LIMITS.reviewMessagePictures, length: LIMITS.urlLength }), []),
};

export const listOwnVersions = defineEndpoint({
  name: 'listOwnVersions',
  group: GROUP,
  summary: 'List the versions of one of your applications, newest first (at most ten)',
  method: 'GET',
  path: '/api/apk/list_by_app',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  request: z.object({ applicationId, ...paging }),
  reply: listReply(versionSchema),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const getOwnVersion = defineEndpoint({
  name: 'getOwnVersion',
  group: GROUP,
  summary: 'Get a version of one of your applications in all languages, with its inspection report',
  method: 'GET',
  path: PATH,
  auth: 'developer',
  allowsAccessToken: ['publish'],
  request: ofVersion,
  reply: versionSchema,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound],
});

export const createVersion = defineEndpoint({
  name: 'createVersion',
  group: GROUP,
  summary: 'Create a version with its file or a finished resumable upload; it is inspected, then reviewed',
  method: 'POST',
  path: PATH,
  auth: 'developer',
  allowsAccessToken: ['publish'],
  body: 'multipart',
  request: z.object({
    applicationId,
    platform: platformField,
    ...versionTexts,
    submit,
    ...packageFileFields,
  }),
  reply: z.object({ result: z.literal(true), id: z.int(), review: stateSchema(VERSION_REVIEW) }),
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.platformNotFound,
    ERROR.applicationNotFound,
    ERROR.duplicateVersionName,
    ERROR.versionLimitReached,
    ERROR.duplicateFileName,
    ERROR.applicationRemoved,
    ERROR.providerNotEnabled,
    ERROR.noPackageNeeded,
    ERROR.externalProviderError,
  ],
});

export const editVersion = defineEndpoint({
  name: 'editVersion',
  group: GROUP,
  summary: 'Update the given texts; `submit` submits a draft for review',
  method: 'PUT',
  path: PATH,
  auth: 'developer',
  allowsAccessToken: ['publish'],
  body: 'json',
  request: z.object({ id: databaseNumber, ...versionTexts, submit: optional(submit) }),
  reply: reviewReply,
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.versionNotFound,
    ERROR.duplicateVersionName,
    ERROR.providerNotEnabled,
    ERROR.wrongReviewState,
  ],
});

export const updateVersionFile = defineEndpoint({
  name: 'updateVersionFile',
  group: GROUP,
  summary: 'Replace the file and the given texts; inspection and review start over',
  method: 'POST',
  path: '/api/apk/update',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  body: 'multipart',
  request: z.object({ id: databaseNumber, ...versionTexts, ...packageFileFields }),
  reply: reviewReply,
  errors: [
    ERROR.invalidLanguageFormat,
    ERROR.defaultLanguageMissing,
    ERROR.permissionDenied,
    ERROR.versionNotFound,
    ERROR.duplicateVersionName,
    ERROR.duplicateFileName,
    ERROR.versionAlreadyPublished,
    ERROR.providerNotEnabled,
    ERROR.noPackageNeeded,
    ERROR.externalProviderError,
  ],
});

export const releaseVersion = defineEndpoint({
  name: 'releaseVersion',
  group: GROUP,
  summary: 'Publish an approved version in place of the live one; also switches back to an earlier version',
  method: 'PUT',
  path: '/api/apk/release',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  body: 'json',
  request: z.object({ ...ofVersion.shape, withApplication: z.optional(z.boolean()) }),
  reply: z.object({
    result: z.literal(true),
    status: stateSchema(SHELF),
    applicationStatus: stateSchema(SHELF),
    replacedId: z.nullable(z.int()),
  }),
  errors: [
    ERROR.permissionDenied,
    ERROR.versionNotFound,
    ERROR.versionAlreadyPublished,
    ERROR.versionRemoved,
    ERROR.applicationRemoved,
    ERROR.providerNotEnabled,
    ERROR.wrongReviewState,
  ],
});

export const pullVersion = defineEndpoint({
  name: 'pullVersion',
  group: GROUP,
  summary: 'Unpublish a version; unpublishing the last one unpublishes the application',
  method: 'PUT',
  path: '/api/apk/pull',
  auth: 'developer',
  body: 'json',
  request: ofVersion,
  reply: z.object({ result: z.literal(true), status: stateSchema(SHELF), applicationStatus: stateSchema(SHELF) }),
  errors: [ERROR.permissionDenied, ERROR.versionNotFound, ERROR.versionNotPublished, ERROR.providerNotEnabled],
});

export const deleteVersion = defineEndpoint({
  name: 'deleteVersion',
  group: GROUP,
  summary: 'Delete an unpublished version and its file',
  method: 'DELETE',
  path: PATH,
  auth: 'developer',
  request: ofVersion,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound, ERROR.versionAlreadyPublished, ERROR.providerNotEnabled],
});

export const reapplyVersion = defineEndpoint({
  name: 'reapplyVersion',
  group: GROUP,
  summary: 'Resubmit a rejected version for review',
  method: 'PUT',
  path: '/api/apk/reapply',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  body: 'json',
  request: ofVersion,
  reply: reviewReply,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound, ERROR.providerNotEnabled, ERROR.wrongReviewState],
});

export const compareVersion = defineEndpoint({
  name: 'compareVersion',
  group: GROUP,
  summary: 'Compare a version with the live one on its platform, or else with the latest approved one',
  method: 'GET',
  path: '/api/apk/compare',
  auth: 'developer',
  request: ofVersion,
  reply: versionComparisonSchema,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound],
});

export const listVersionMessages = defineEndpoint({
  name: 'listVersionMessages',
  group: GROUP,
  summary: 'List the messages between the reviewers and the developer about a version, oldest first',
  method: 'GET',
  path: '/api/apk/messages',
  auth: 'developer',
  request: ofVersion,
  reply: z.object({ messages: z.array(reviewMessageSchema) }),
  errors: [ERROR.permissionDenied, ERROR.versionNotFound],
});

export const answerVersionReview = defineEndpoint({
  name: 'answerVersionReview',
  group: GROUP,
  summary: 'Send a message to the reviewers of a version that is in review or rejected',
  method: 'POST',
  path: '/api/apk/answer',
  auth: 'developer',
  body: 'json',
  request: z.object(messageFields),
  reply: messagesReply,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound, ERROR.providerNotEnabled, ERROR.wrongReviewState],
});

export const appealVersion = defineEndpoint({
  name: 'appealVersion',
  group: GROUP,
  summary: 'Appeal a rejection or a takedown; another operator decides, one appeal at a time',
  method: 'POST',
  path: '/api/apk/appeal',
  auth: 'developer',
  body: 'json',
  request: z.object(messageFields),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound, ERROR.providerNotEnabled, ERROR.wrongReviewState],
});

export const listPackageUploads = defineEndpoint({
  name: 'listPackageUploads',
  group: GROUP,
  summary: 'List your resumable uploads that are not part of a version yet, newest first',
  method: 'GET',
  path: '/api/apk/uploads',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  request: z.object({ applicationId: optional(applicationId) }),
  reply: z.object({ list: z.array(packageUploadSchema) }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const deletePackageUpload = defineEndpoint({
  name: 'deletePackageUpload',
  group: GROUP,
  summary: 'Cancel a resumable upload and delete its data',
  method: 'DELETE',
  path: '/api/apk/uploads',
  auth: 'developer',
  allowsAccessToken: ['publish'],
  request: z.object({ uploadId }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.versionNotFound, ERROR.externalProviderError],
});
