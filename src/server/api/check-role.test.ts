import { describe, expect, it } from 'vitest';
import { defineEndpoint, type Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { noRequest, resultReply } from '#contract/schema/reply-shapes.ts';
import type { CallSession } from './call-context.ts';
import { checkRole } from './check-role.ts';

const READ = defineEndpoint({
  name: 'read',
  group: 'test',
  summary: 'Read',
  method: 'GET',
  path: '/api/read',
  auth: 'user',
  request: noRequest,
  reply: resultReply,
  errors: [],
});
const PLAYER: CallSession = {
  id: 's',
  userId: 1,
  userType: 1,
  userStatus: 1,
  isOperator: false,
  emailConfirmed: true,
  deviceAllowed: true,
  providerEnabled: true,
};

/** The error code, or null. */
function refusal(call: Partial<Endpoint>, session: Partial<CallSession> | null): unknown {
  try {
    checkRole({ ...READ, ...call }, session && { ...PLAYER, ...session });
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

it('asks for a session where the group needs one', () => {
  const groups = ['none', 'public', 'dev', 'user', 'developer', 'operator'] as const;
  expect(groups.map((auth) => refusal({ auth }, null))).toEqual([
    null,
    null,
    null,
    ERROR.authorizationMissing,
    ERROR.authorizationMissing,
    ERROR.authorizationMissing,
  ]);
});

it('R8.11 refuses another role with 40000', () => {
  expect(refusal({ auth: 'developer' }, {})).toBe(ERROR.permissionDenied);
  expect(refusal({ auth: 'developer' }, { userType: 99 })).toBeNull();
  expect(refusal({ auth: 'developer' }, { isOperator: true })).toBe(ERROR.permissionDenied);
  expect(refusal({ auth: 'operator' }, { userType: 99 })).toBe(ERROR.permissionDenied);
  expect(refusal({ auth: 'operator' }, { isOperator: true })).toBeNull();
});

it('R8.11 refuses an unverified email with 40001, save where the call allows it', () => {
  const unverified = { emailConfirmed: false };
  expect(refusal({}, unverified)).toBe(ERROR.emailNotVerified);
  expect(refusal({ auth: 'developer' }, unverified)).toBe(ERROR.emailNotVerified);
  expect(refusal({ allowsUnverified: true }, unverified)).toBeNull();
  expect(refusal({ allowsUnverified: true, auth: 'developer' }, unverified)).toBe(ERROR.permissionDenied);
});

it('O29 refuses a device that the account does not list with 40000, save where the call allows it', () => {
  const unlisted = { deviceAllowed: false };
  expect(refusal({}, unlisted)).toBe(ERROR.permissionDenied);
  expect(refusal({ allowsUnverified: true }, unlisted)).toBe(ERROR.permissionDenied);
  expect(refusal({ allowsUnlistedDevice: true }, unlisted)).toBeNull();
  expect(refusal({ allowsUnlistedDevice: true }, { ...unlisted, emailConfirmed: false })).toBe(ERROR.emailNotVerified);
});

describe('an account that is switched off', () => {
  const off = { userStatus: 3 } as const;
  const writes = ['POST', 'PUT', 'DELETE'] as const;

  it('reads and does not write', () => {
    expect(refusal({}, off)).toBeNull();
    expect(writes.map((method) => refusal({ method }, off))).toEqual([
      ERROR.accountDeactivated,
      ERROR.accountDeactivated,
      ERROR.accountDeactivated,
    ]);
    expect(refusal({ method: 'POST', readOnly: true }, off)).toBeNull();
    expect(refusal({ method: 'POST', allowsDeactivated: true }, off)).toBeNull();
    expect(refusal({ method: 'POST', auth: 'public' }, off)).toBeNull();
  });

  it('is refused for its role first', () => {
    expect(refusal({ method: 'POST', auth: 'developer' }, off)).toBe(ERROR.permissionDenied);
  });
});

it('R8.19 lets a developer whom an operator has switched off read, and refuses what would change something with 60036', () => {
  const developer = { userType: 99, providerEnabled: false } as const;
  expect(refusal({ auth: 'developer' }, developer)).toBeNull();
  expect(refusal({ auth: 'developer', method: 'POST' }, developer)).toBe(ERROR.providerNotEnabled);
  expect(refusal({ auth: 'developer', method: 'POST' }, { ...developer, providerEnabled: true })).toBeNull();
  expect(refusal({ auth: 'developer', method: 'POST' }, { ...developer, userStatus: 3 })).toBe(
    ERROR.accountDeactivated,
  );
  expect(refusal({ auth: 'user', method: 'POST' }, developer)).toBeNull();
});
