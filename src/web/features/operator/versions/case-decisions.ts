import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionCase } from '#contract/version/operator-entities.ts';

/** The operator's actions on a version, in the order of their buttons. */
export const CASE_DECISIONS = ['approve', 'reject', 'ask', 'grant', 'decline', 'restore', 'remove'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

type Decidable = Pick<VersionCase, 'version' | 'canDecideAppeal'>;

/** When each action is available, regardless of other operators' claims. */
const AT_HAND: Readonly<Record<CaseDecision, (found: Decidable) => boolean>> = {
  approve: isInReview,
  reject: isInReview,
  ask: isInReview,
  grant: ({ canDecideAppeal }) => canDecideAppeal,
  decline: ({ canDecideAppeal }) => canDecideAppeal,
  restore: ({ version }) => version.status === SHELF.removed,
  remove: ({ version }) => version.status !== SHELF.removed && version.review === VERSION_REVIEW.approved,
};

/** The actions available in the version's current state. */
export function findDecisions(found: Decidable): readonly CaseDecision[] {
  return CASE_DECISIONS.filter((decision) => AT_HAND[decision](found));
}

function isInReview({ version }: Decidable): boolean {
  return version.review === VERSION_REVIEW.inReview;
}

/** Actions on a pending version: only the claim keeps two operators from deciding it at once. */
const CLAIMED: readonly CaseDecision[] = ['approve', 'reject', 'ask', 'grant', 'decline'];

/** Whether an action needs a claim on the case. */
export function isClaimed(decision: CaseDecision): boolean {
  return CLAIMED.includes(decision);
}

/** A file must have passed its inspection; the server checks this as well. */
export function isApprovable({ version: { file, inspection } }: Pick<VersionCase, 'version'>): boolean {
  return file === null || inspection.state === 'passed' || inspection.state === 'warned';
}
