import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { cellsOf } from './cells-of.ts';
import { ownUserStatus, USER_REFUSALS, userStatus } from './user-status.ts';

it('lets the operator set any status', () => {
  expect(userStatus.initial).toBe(USER_STATUS.normal);
  expect(cellsOf(userStatus, USER_STATUS)).toEqual({
    normal: { suspend: 'suspended', reactivate: 'already', deactivate: 'deactivated' },
    suspended: { suspend: 'already', reactivate: 'normal', deactivate: 'deactivated' },
    deactivated: { suspend: 'suspended', reactivate: 'normal', deactivate: 'already' },
  });
});

it('lets owners switch their account off and on, and lift no suspension', () => {
  expect(cellsOf(ownUserStatus, USER_STATUS)).toEqual({
    normal: { reactivate: 'already', deactivate: 'deactivated' },
    suspended: { reactivate: ERROR.accountDeactivatedByOperator, deactivate: ERROR.accountDeactivatedByOperator },
    deactivated: { reactivate: 'normal', deactivate: 'already' },
  });
});

it('ends the sessions of suspended accounts, and lets deactivated ones sign in but write nothing', () => {
  expect(USER_REFUSALS).toEqual({
    1: { signIn: null, session: null, write: null },
    2: { signIn: ERROR.accountSuspended, session: ERROR.invalidSession, write: ERROR.accountDeactivatedByOperator },
    3: { signIn: null, session: null, write: ERROR.accountDeactivated },
  });
});
