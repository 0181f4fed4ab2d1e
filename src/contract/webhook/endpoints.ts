import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { momentSchema } from '../schema/code-schemas.ts';
import {
  applicationId,
  booleanFlag,
  databaseNumber,
  optional,
  paging,
  text,
  textChoice,
  textChoices,
} from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import {
  DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  webhookAttemptSchema,
  webhookDeliverySchema,
  webhookSchema,
} from './entities.ts';

const GROUP = 'webhooks';
const PATH = '/api/provider/webhook';

const own = z.object({ id: databaseNumber });
/** https, and in development also http on this machine; anything else is `invalidFormat` with `fields.url`. */
const url = text({ max: LIMITS.urlLength });
const description = text({ min: 0, max: LIMITS.webhookDescriptionLength });

const told = z.object({
  secret: described('`whsec_…`, returned only here', z.string()),
  webhook: webhookSchema,
});

export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  group: GROUP,
  summary: 'List your webhooks, for one application or for all',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'developer',
  request: z.object({ applicationId: optional(applicationId) }),
  reply: listReply(webhookSchema),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  group: GROUP,
  summary:
    'Create a webhook: a URL that receives events of your game, signed as in the Standard Webhooks specification',
  method: 'POST',
  path: PATH,
  auth: 'developer',
  body: 'json',
  request: z.object({ applicationId, url, description: optional(description), events: textChoices(WEBHOOK_EVENTS) }),
  reply: told,
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound, ERROR.providerNotEnabled, ERROR.parameterError],
});

export const editWebhook = defineEndpoint({
  name: 'editWebhook',
  group: GROUP,
  summary: 'Update a webhook, or turn it off or on',
  method: 'PUT',
  path: PATH,
  auth: 'developer',
  body: 'json',
  request: z.object({
    id: databaseNumber,
    url: optional(url),
    description: optional(description),
    events: optional(textChoices(WEBHOOK_EVENTS)),
    isEnabled: optional(booleanFlag),
  }),
  reply: z.object({ webhook: webhookSchema }),
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound, ERROR.providerNotEnabled],
});

export const deleteWebhook = defineEndpoint({
  name: 'deleteWebhook',
  group: GROUP,
  summary: 'Delete a webhook and its log; pending messages are dropped',
  method: 'DELETE',
  path: PATH,
  auth: 'developer',
  request: own,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound, ERROR.providerNotEnabled],
});

export const renewWebhookSecret = defineEndpoint({
  name: 'renewWebhookSecret',
  group: GROUP,
  summary: 'Rotate the secret of a webhook; for one day messages carry signatures from both secrets',
  method: 'POST',
  path: `${PATH}/secret`,
  auth: 'developer',
  body: 'json',
  needsRecentSignIn: true,
  request: own,
  reply: told,
  errors: [
    ERROR.recentSignInNeeded,
    ERROR.permissionDenied,
    ERROR.testAccountOrWebhookNotFound,
    ERROR.providerNotEnabled,
  ],
});

export const testWebhook = defineEndpoint({
  name: 'testWebhook',
  group: GROUP,
  summary: 'Send the message `webhook.test` to a webhook',
  method: 'POST',
  path: `${PATH}/test`,
  auth: 'developer',
  body: 'json',
  request: own,
  reply: z.object({ deliveryId: z.int() }),
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound, ERROR.providerNotEnabled],
});

export const listDeliveries = defineEndpoint({
  name: 'listDeliveries',
  group: GROUP,
  summary: 'List the messages to a webhook in the last 30 days, newest first',
  method: 'GET',
  path: `${PATH}/delivery/list`,
  auth: 'developer',
  request: z.object({
    id: databaseNumber,
    state: optional(textChoice(DELIVERY_STATES)),
    type: optional(textChoice(WEBHOOK_EVENT_TYPES)),
    ...paging,
  }),
  reply: listReply(webhookDeliverySchema),
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound],
});

export const getDelivery = defineEndpoint({
  name: 'getDelivery',
  group: GROUP,
  summary: 'Get a message to a webhook with its payload and its latest 100 attempts',
  method: 'GET',
  path: `${PATH}/delivery`,
  auth: 'developer',
  request: own,
  reply: z.extend(webhookDeliverySchema, {
    payload: described('the body sent', z.string()),
    attempts: z.array(webhookAttemptSchema),
  }),
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound],
});

export const replayDelivery = defineEndpoint({
  name: 'replayDelivery',
  group: GROUP,
  summary: 'Resend a message, in any state',
  method: 'POST',
  path: `${PATH}/delivery/replay`,
  auth: 'developer',
  body: 'json',
  request: own,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound, ERROR.providerNotEnabled],
});

export const replayFailed = defineEndpoint({
  name: 'replayFailed',
  group: GROUP,
  summary: 'Resend the failed messages of a webhook since a given time, oldest first, up to 10,000 per call',
  method: 'POST',
  path: `${PATH}/replay`,
  auth: 'developer',
  body: 'json',
  request: z.object({ id: databaseNumber, since: period.beginAt }),
  reply: z.object({ count: z.int(), since: momentSchema }),
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound, ERROR.providerNotEnabled],
});
