import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { integer, optional, text } from '../schema/parameter-schemas.ts';
import { bytesReply, noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { outboxMessageSchema } from './entities.ts';

const GROUP = 'outbox';

/** Full email address or phone number. */
const recipient = optional(text({ max: 320 }));

export const listOutbox = defineEndpoint({
  name: 'listOutbox',
  group: GROUP,
  summary: 'Mails and SMS that were kept instead of being sent, the newest first',
  method: 'GET',
  path: '/api/dev/outbox',
  auth: 'dev',
  duringMaintenance: true,
  request: z.object({ to: recipient }),
  reply: z.object({ list: z.array(outboxMessageSchema) }),
  errors: [ERROR.permissionDenied],
});

export const showOutbox = defineEndpoint({
  name: 'showOutbox',
  group: GROUP,
  summary: 'The same as a page',
  method: 'GET',
  path: '/dev/outbox',
  auth: 'dev',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  request: z.object({ to: recipient, lang: optional(text({ max: 20 })) }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
});

export const getOutboxStyle = defineEndpoint({
  name: 'getOutboxStyle',
  group: GROUP,
  summary: 'The style sheet of that page',
  method: 'GET',
  path: '/dev/outbox.css',
  auth: 'dev',
  bytes: 'text/css; charset=utf-8',
  duringMaintenance: true,
  request: noRequest,
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
});

export const showOutboxMail = defineEndpoint({
  name: 'showOutboxMail',
  group: GROUP,
  summary: 'One mail as it looks, in a sandbox of its own; without HTML or unknown: not found',
  method: 'GET',
  path: '/dev/outbox/mail/{id}',
  auth: 'dev',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  request: z.object({ id: integer({ min: 1, max: 2_147_483_647 }) }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
  answers: [{ status: 404, code: ERROR.parameterError }],
});
