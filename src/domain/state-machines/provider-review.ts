import { PROVIDER_REVIEW, type ProviderReview } from '#contract/states.ts';
import { lapseDateOf } from '../review-clock.ts';
import { refuse, type StateMachine, to } from './state-machine.ts';

const { none, reviewing, approved, rejected, timedOut } = PROVIDER_REVIEW;
const ACTIONS = ['apply', 'reapply', 'approve', 'reject', 'timeOut'] as const;
export type ProviderReviewAction = (typeof ACTIONS)[number];

/**
 * The application to become a developer: `apply` is tb_provider, `reapply` rp_provider, the others are the operator's;
 * `timeOut` also happens by itself (`isLapsed`).
 */
export const providerReview: StateMachine<ProviderReview, ProviderReviewAction> = {
  initial: none,
  actions: ACTIONS,
  steps: {
    [none]: {
      apply: to(reviewing),
      reapply: refuse(50014),
      approve: refuse(50014),
      reject: refuse(50014),
      timeOut: refuse(50014),
    },
    [reviewing]: {
      apply: refuse(60037),
      reapply: refuse(60037),
      approve: to(approved),
      reject: to(rejected),
      timeOut: to(timedOut),
    },
    [approved]: {
      apply: refuse(60037),
      reapply: refuse(60037),
      approve: refuse(70000),
      reject: refuse(70000),
      timeOut: refuse(70000),
    },
    [rejected]: {
      apply: refuse(60037),
      reapply: to(reviewing),
      approve: refuse(70000),
      reject: refuse(70000),
      timeOut: refuse(70000),
    },
    [timedOut]: {
      apply: refuse(60037),
      reapply: to(reviewing),
      approve: refuse(70000),
      reject: refuse(70000),
      timeOut: refuse(70000),
    },
  },
};

/**
 * Whether an application nobody has decided on times out: 14 full days after it was submitted or, later, something was
 * asked about it (O46).
 */
export function isLapsed(countsFrom: Date, now: Date): boolean {
  return now.getTime() >= lapseDateOf(countsFrom).getTime();
}
