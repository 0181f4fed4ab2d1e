import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { text } from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';

const GROUP = 'operator';
const PATH = '/api/admin/agency';
const CODE = /^[0-9A-Z]+$/;

const agency = z.object({ code: agencyCode(), name: text({ max: LIMITS.agencyNameLength }) });

export const addAgency = defineEndpoint({
  name: 'addAgency',
  group: GROUP,
  summary: 'Add a bank or agency; an existing code is refused with 20001',
  method: 'POST',
  path: PATH,
  auth: 'operator',
  body: 'json',
  request: agency,
  reply: resultReply,
  errors: [ERROR.permissionDenied],
});

export const updateAgency = defineEndpoint({
  name: 'updateAgency',
  group: GROUP,
  summary: 'Rename a bank or agency',
  method: 'PUT',
  path: PATH,
  auth: 'operator',
  body: 'json',
  request: agency,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.agencyOrBankNotFound],
});

export const removeAgency = defineEndpoint({
  name: 'removeAgency',
  group: GROUP,
  summary: 'Remove a bank or agency from the list',
  method: 'DELETE',
  path: PATH,
  auth: 'operator',
  request: z.object({ code: agencyCode() }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.agencyOrBankNotFound],
});

/** Digits and capital letters, as banks have three digits. */
// @__NO_SIDE_EFFECTS__
function agencyCode() {
  return wireType<string, string>({
    read: (raw, refuse) => {
      if (raw === undefined || raw === null || raw === '') return refuse('field.required');
      if (typeof raw !== 'string' || !CODE.test(raw)) return refuse('field.invalid');
      return raw.length > LIMITS.agencyCodeLength ? refuse('field.tooLong') : raw;
    },
    jsonSchema: { type: 'string', pattern: CODE.source, maxLength: LIMITS.agencyCodeLength },
  });
}
