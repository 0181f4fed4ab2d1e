import { ERROR } from '#contract/errors/errors.ts';
import { PROVIDER_REVIEW, type ProviderReview } from '#contract/values/states.ts';
import { lapseDateOf } from '../operations/review-clock.ts';
import { refuse, type StateMachine, to } from './state-machine.ts';

const { none, reviewing, approved, rejected, timedOut } = PROVIDER_REVIEW;
const ACTIONS = ['apply', 'reapply', 'approve', 'reject', 'timeOut'] as const;
export type ProviderReviewAction = (typeof ACTIONS)[number];

/**
 * The review of an application to become a developer: `apply` is tb_provider, `reapply` rp_provider, the others are
 * the operator's; `timeOut` also happens automatically (`isLapsed`).
 */
export const providerReview: StateMachine<ProviderReview, ProviderReviewAction> = {
  initial: none,
  actions: ACTIONS,
  steps: {
    [none]: {
      apply: to(reviewing),
      reapply: refuse(ERROR.providerNotFound),
      approve: refuse(ERROR.providerNotFound),
      reject: refuse(ERROR.providerNotFound),
      timeOut: refuse(ERROR.providerNotFound),
    },
    [reviewing]: {
      apply: refuse(ERROR.alreadyProviderOrUnderReview),
      reapply: refuse(ERROR.alreadyProviderOrUnderReview),
      approve: to(approved),
      reject: to(rejected),
      timeOut: to(timedOut),
    },
    [approved]: {
      apply: refuse(ERROR.alreadyProviderOrUnderReview),
      reapply: refuse(ERROR.alreadyProviderOrUnderReview),
      approve: refuse(ERROR.parameterError),
      reject: refuse(ERROR.parameterError),
      timeOut: refuse(ERROR.parameterError),
    },
    [rejected]: {
      apply: refuse(ERROR.alreadyProviderOrUnderReview),
      reapply: to(reviewing),
      approve: refuse(ERROR.parameterError),
      reject: refuse(ERROR.parameterError),
      timeOut: refuse(ERROR.parameterError),
    },
    [timedOut]: {
      apply: refuse(ERROR.alreadyProviderOrUnderReview),
      reapply: to(reviewing),
      approve: refuse(ERROR.parameterError),
      reject: refuse(ERROR.parameterError),
      timeOut: refuse(ERROR.parameterError),
    },
  },
};

/**
 * Whether an undecided application times out: 14 full days after it was submitted or, if later, after the last
 * question about it (O46).
 */
export function isLapsed(countsFrom: Date, now: Date): boolean {
  return now.getTime() >= lapseDateOf(countsFrom).getTime();
}
