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
  summary: 'List the emails and text messages that were kept instead of being sent, newest first',
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
  summary: 'Show the outbox as a page',
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
  summary: 'Get the style sheet of the outbox page',
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
  summary: 'Show one email as its reader sees it, in its own sandbox; 404 if it is unknown or has no HTML',
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
