import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { booleanFlag, withDefault } from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { claimSchema } from './entities.ts';

const GROUP = 'operator';
const PATH = '/api/admin/claim';
const SUBJECT = /^[a-z]+:[1-9]\d{0,8}$/;

export const takeClaim = defineEndpoint({
  name: 'takeClaim',
  group: GROUP,
  summary:
    'Claim an item to work on, or renew the claim; an item claimed by another operator stays theirs and is ' +
    'returned with `isOwn` false, unless `force` takes it over',
  method: 'POST',
  path: PATH,
  auth: 'operator',
  body: 'json',
  request: z.object({ subject: claimSubject(), force: withDefault(booleanFlag, false) }),
  reply: z.object({ claim: claimSchema }),
  errors: [ERROR.permissionDenied],
});

export const dropClaim = defineEndpoint({
  name: 'dropClaim',
  group: GROUP,
  summary: 'Release a claimed item; releasing an item you have not claimed changes nothing',
  method: 'DELETE',
  path: PATH,
  auth: 'operator',
  request: z.object({ subject: claimSubject() }),
  reply: resultReply,
  errors: [ERROR.permissionDenied],
});

/** The kind and number of an item: provider:12. */
// @__NO_SIDE_EFFECTS__
function claimSubject() {
  return wireType<string, string>({
    read: (raw, refuse) => {
      if (raw === undefined || raw === null || raw === '') return refuse('field.required');
      if (typeof raw !== 'string' || !SUBJECT.test(raw)) return refuse('field.invalid');
      return raw.length > LIMITS.auditSubjectLength ? refuse('field.tooLong') : raw;
    },
    jsonSchema: { type: 'string', pattern: SUBJECT.source, maxLength: LIMITS.auditSubjectLength },
  });
}
