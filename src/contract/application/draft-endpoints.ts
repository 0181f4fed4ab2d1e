import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { momentSchema } from '../schema/code-schemas.ts';
import { applicationId, databaseNumber, draftRevision, optional } from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { applicationDraftSchema, sentDraftForm } from './draft-entities.ts';

const GROUP = 'own applications';

/** One draft, by its number or as that of an application; `applicationId` counts where both are sent. */
const draftKey = z.object({ draftId: optional(databaseNumber), applicationId: optional(applicationId) });

export const getApplicationDraft = defineEndpoint({
  name: 'getApplicationDraft',
  group: GROUP,
  summary: 'Get a draft as last saved, or null',
  method: 'GET',
  path: '/api/app/draft',
  auth: 'developer',
  request: draftKey,
  reply: z.object({ draft: z.nullable(applicationDraftSchema) }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const listApplicationDrafts = defineEndpoint({
  name: 'listApplicationDrafts',
  group: GROUP,
  summary: 'List your drafts, last saved first',
  method: 'GET',
  path: '/api/app/draft/list',
  auth: 'developer',
  request: z.object({}),
  reply: listReply(applicationDraftSchema),
  errors: [ERROR.permissionDenied],
});

export const saveApplicationDraft = defineEndpoint({
  name: 'saveApplicationDraft',
  group: GROUP,
  summary: 'Save a draft; `revision` is that of the draft you read, 0 for a new one',
  method: 'PUT',
  path: '/api/app/draft',
  auth: 'developer',
  body: 'json',
  request: z.object({
    draftId: optional(databaseNumber),
    applicationId: optional(applicationId),
    form: sentDraftForm,
    revision: draftRevision,
  }),
  reply: z.object({ draftId: z.int(), savedAt: momentSchema, revision: z.int() }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled],
});

export const deleteApplicationDraft = defineEndpoint({
  name: 'deleteApplicationDraft',
  group: GROUP,
  summary: 'Delete a draft; succeeds if there is none',
  method: 'DELETE',
  path: '/api/app/draft',
  auth: 'developer',
  request: draftKey,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled],
});
