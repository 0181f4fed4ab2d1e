import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { USER_STATUS, type UserStatus } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, to } from './state-machine.ts';

const { normal, suspended, deactivated } = USER_STATUS;
const ACTIONS = ['suspend', 'reactivate', 'deactivate'] as const;
const OWN_ACTIONS = ['reactivate', 'deactivate'] as const;
export type UserStatusAction = (typeof ACTIONS)[number];
export type OwnUserStatusAction = (typeof OWN_ACTIONS)[number];

/** An account's status, for operators, who may set any. */
export const userStatus: StateMachine<UserStatus, UserStatusAction> = {
  initial: normal,
  actions: ACTIONS,
  steps: {
    [normal]: { suspend: to(suspended), reactivate: already, deactivate: to(deactivated) },
    [suspended]: { suspend: already, reactivate: to(normal), deactivate: to(deactivated) },
    [deactivated]: { suspend: to(suspended), reactivate: to(normal), deactivate: already },
  },
};

/** An account's status, for its owner, who may deactivate and reactivate it but not lift a suspension. */
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
  /** Signing in. */
  readonly signIn: ErrorCode | null;
  /** Any call in a session opened earlier (O50). */
  readonly session: ErrorCode | null;
  /** Any call that writes. */
  readonly write: ErrorCode | null;
}

/** What each status forbids; deactivated accounts may sign in to reactivate themselves. */
export const USER_REFUSALS: Readonly<Record<UserStatus, UserRefusals>> = {
  [normal]: { signIn: null, session: null, write: null },
  [suspended]: {
    signIn: ERROR.accountSuspended,
    session: ERROR.invalidSession,
    write: ERROR.accountDeactivatedByOperator,
  },
  [deactivated]: { signIn: null, session: null, write: ERROR.accountDeactivated },
};
