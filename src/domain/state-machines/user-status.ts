import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { USER_STATUS, type UserStatus } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, to } from './state-machine.ts';

const { normal, suspended, deactivated } = USER_STATUS;
const ACTIONS = ['suspend', 'reactivate', 'deactivate'] as const;
const OWN_ACTIONS = ['reactivate', 'deactivate'] as const;
export type UserStatusAction = (typeof ACTIONS)[number];
export type OwnUserStatusAction = (typeof OWN_ACTIONS)[number];

/** Where an account stands, for the operator, who may set any status. */
export const userStatus: StateMachine<UserStatus, UserStatusAction> = {
  initial: normal,
  actions: ACTIONS,
  steps: {
    [normal]: { suspend: to(suspended), reactivate: already, deactivate: to(deactivated) },
    [suspended]: { suspend: already, reactivate: to(normal), deactivate: to(deactivated) },
    [deactivated]: { suspend: to(suspended), reactivate: to(normal), deactivate: already },
  },
};

/** The same for its owner, who switches it off and on but lifts no suspension. */
export const ownUserStatus: StateMachine<UserStatus, OwnUserStatusAction> = {
  initial: normal,
  actions: OWN_ACTIONS,
  steps: {
    [normal]: { reactivate: already, deactivate: to(deactivated) },
    [suspended]: {
      reactivate: refuse(ERROR.accountDeactivatedByOperator),
      deactivate: refuse(ERROR.accountDeactivatedByOperator),
    },
    [deactivated]: { reactivate: to(normal), deactivate: already },
  },
};

interface UserRefusals {
  /** A sign-in. */
  readonly signIn: ErrorCode | null;
  /** Any call with a session that was opened before (O50). */
  readonly session: ErrorCode | null;
  /** A call that writes. */
  readonly write: ErrorCode | null;
}

/** What an account may not do, by its status; a deactivated one signs in to switch itself on. */
export const USER_REFUSALS: Readonly<Record<UserStatus, UserRefusals>> = {
  [normal]: { signIn: null, session: null, write: null },
  [suspended]: {
    signIn: ERROR.accountSuspended,
    session: ERROR.invalidSession,
    write: ERROR.accountDeactivatedByOperator,
  },
  [deactivated]: { signIn: null, session: null, write: ERROR.accountDeactivated },
};
