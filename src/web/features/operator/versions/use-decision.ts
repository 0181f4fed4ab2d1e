import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { decideAppeal, removeVersion, restoreVersion, reviewVersion } from '#contract/version/operator-endpoints.ts';
import type { VersionCase, VersionReason } from '#contract/version/operator-entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

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

/** The draft of an action's reason. */
export interface DecisionReason {
  readonly reasons: readonly VersionReason[];
  readonly reason: string;
}

export const NO_REASON: DecisionReason = { reasons: [], reason: '' };

/** Id of a case's heading. */
export const CASE_TITLE_ID = 'case-title';

interface DecisionPlan {
  readonly found: VersionCase;
  readonly decision: CaseDecision;
  /** Closes the dialog. */
  readonly onClose: () => void;
  /** Called when done, to discard the draft. */
  readonly onDone: () => void;
}

/** Carries out an action; a decision then opens the next case in the queue, anything else reloads the same one. */
export function useDecision({ found, decision, onClose, onDone }: DecisionPlan) {
  const page = usePage();
  const router = useRouter();
  const finish = useFinish({ onClose });
  const stay = useFinish({ focusAfter: CASE_TITLE_ID, onClose });
  return useAction(async (why: DecisionReason) => {
    try {
      await sendDecision(page, found, decision, why);
    } catch (error) {
      // Another operator may have decided first: show the current state.
      const key = explain(error);
      await finish(key && { type: 'error', text: page.t(key) });
      if (key === undefined) throw error;
      return;
    }
    onDone();
    const text = page.t(`reviews.done.${decision}`, { name: nameOf(page, found) });
    if (decision !== 'approve' && decision !== 'reject') return stay(text);
    const { next } = found;
    flushSync(onClose);
    toasts.show('success', text);
    router.history.push(page.href(next === null ? '/operator/versions' : `/operator/versions/${next}`));
  });
}

/** The name of a case: the game and its version. */
export function nameOf(page: Pick<Page, 't'>, { application, version }: VersionCase): string {
  const name = application.name || application.applicationId;
  return page.t('reviews.name', { name, version: version.versionName });
}

/** Sends the revision that was read: the server refuses the decision if version or game have changed since. */
function sendDecision(page: Page, { version, application }: VersionCase, decision: CaseDecision, why: DecisionReason) {
  const { id } = version;
  const given = { reasons: [...why.reasons], reason: why.reason.trim() };
  const read = { updatedAt: version.updatedAt, applicationUpdatedAt: application.updatedAt };
  if (decision === 'grant' || decision === 'decline')
    return page.call(decideAppeal, { id, decision, reason: given.reason });
  if (decision === 'remove') return page.call(removeVersion, { id, ...given });
  if (decision === 'restore') return page.call(restoreVersion, { id });
  return page.call(reviewVersion, { id, decision, ...given, ...read });
}

/** Messages more specific to operators than the general table of error codes. */
function explain(error: unknown): MessageKey | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, fields = {} } = error;
  if (code === ERROR.wrongReviewState) return fields.versionCode === undefined ? 'reviews.moved' : 'reviews.lowCode';
  if (code !== ERROR.parameterError) return undefined;
  return fields.claim === undefined ? 'reviews.stale' : 'reviews.taken';
}
