import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { bytesReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { isLiveTopic, type LiveTopic, TOPIC_PATTERN } from './topics.ts';

/** Each topic once, in any order. */
const topics = wireType<readonly LiveTopic[], LiveTopic[]>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    if (list.length === 0) return refuse('field.required');
    if (list.length > LIMITS.liveTopics) return refuse('field.invalid');
    return [...new Set(list.map((topic) => (isLiveTopic(topic) ? topic : refuse('field.invalid'))))];
  },
  jsonSchema: {
    type: 'array',
    items: { type: 'string', pattern: TOPIC_PATTERN.source },
    minItems: 1,
    maxItems: LIMITS.liveTopics,
  },
});

export const followChanges = defineEndpoint({
  name: 'followChanges',
  group: 'live',
  summary:
    'Stream server-sent events that name what has changed, without content: `data: {"topic":"version:94"}`. `ready` ' +
    'comes first, `refresh` if changes may have been missed, `end` with a `reason` (session, full, closing) before the ' +
    'stream ends, and a comment every 20 seconds',
  method: 'GET',
  path: '/api/events',
  auth: 'user',
  bytes: 'text/event-stream',
  request: z.object({ topics }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied],
});
