import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { ProviderDecision } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW, type ProviderReview } from '#contract/values/states.ts';
import { type ProviderReviewAction, providerReview } from '#domain/state-machines/provider-review.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { joinReasons } from '../../mails/provider-reasons.ts';
import type { ProviderReviewEvent } from '../../mails/provider-review.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { requireClaim } from '../claim/public.ts';
import { claimTaxId } from './claim-tax-id.ts';
import { changeProvider, makeProvider } from './provider-queries.ts';
import { insertReviewMessage } from './review-message-queries.ts';
import { sendProviderMail } from './send-provider-mail.ts';
import {
  closeSubmission,
  findLatestSubmission,
  findReviewStatus,
  findUnderReview,
  lockApplicant,
  restartLapse,
  type Submission,
} from './submission-queries.ts';

/** Effect of a decision on a submission; a question changes nothing. */
const ACTIONS = {
  approve: 'approve',
  reject: 'reject',
  timeout: 'timeOut',
  // A question needs a submission under review, and so does timing out.
  ask: 'timeOut',
} as const satisfies Record<ProviderDecision, ProviderReviewAction>;

const EVENTS = {
  approve: 'approved',
  reject: 'rejected',
  timeout: 'timedOut',
  ask: 'asked',
} as const satisfies Record<ProviderDecision, ProviderReviewEvent>;

const NEEDS_REASON: readonly ProviderDecision[] = ['reject', 'ask'];

type ReviewServices = Pick<Services, 'database' | 'jobs' | 'config'>;

type ReviewRequest = RequestOf<EndpointNamed<'reviewProvider'>>;

/**
 * Decides on a submission under review, or asks about it. Of two concurrent decisions, the second fails with
 * `parameterError`.
 */
export function reviewProvider(services: ReviewServices): Handler<'reviewProvider'> {
  return async (request, context) => {
    const { userId: operatorId } = requireSession(context);
    const now = new Date(context.clock());
    requireReason(request);
    const decided = services.database.db.transaction().execute(async (trx) => {
      if (!(await lockApplicant(trx, request.userId))) throw new ApiError(ERROR.providerNotFound);
      const { submission, status } = await requireUnderReview(trx, request);
      await requireClaim(trx, { subject: `provider:${request.userId}`, userId: operatorId, now });
      return decide(services, trx, { request, submission, status, operatorId, now });
    });
    return { result: true, providerReviewStatus: await claimTaxId(decided) };
  };
}

/** @throws ApiError `invalidFormat` if the applicant would get no reason. */
function requireReason({ decision, reasons, reason = '' }: ReviewRequest): void {
  const isUnexplained = NEEDS_REASON.includes(decision) && reasons.length === 0 && reason.trim() === '';
  if (isUnexplained) throw new ApiError(ERROR.invalidFormat, { fields: { reason: 'field.required' } });
}

/**
 * @throws ApiError `providerNotFound` if nothing was ever submitted, `parameterError` if the submission is already
 * decided or is not the one that was read.
 */
async function requireUnderReview(trx: Transaction<Schema>, { userId, decision, submissionId }: ReviewRequest) {
  const submission = await findUnderReview(trx, userId);
  const latest = submission ?? (await findLatestSubmission(trx, userId));
  const from: ProviderReview = latest?.status ?? (await findReviewStatus(trx, userId));
  const step = requireAllowed(move(providerReview, from, ACTIONS[decision]));
  const isOther = submissionId !== undefined && submissionId !== submission?.id;
  if (submission === undefined || isOther) throw new ApiError(ERROR.parameterError);
  return { submission, status: decision === 'ask' ? from : step.to };
}

interface Decision {
  readonly request: ReviewRequest;
  readonly submission: Submission;
  /** Status after the decision. */
  readonly status: ProviderReview;
  readonly operatorId: number;
  readonly now: Date;
}

async function decide(services: ReviewServices, trx: Transaction<Schema>, decision: Decision) {
  const { request, submission, operatorId, now } = decision;
  const subject = `provider:${request.userId}` as const;
  const reason = joinReasons(request.reasons, request.reason ?? '', submission.language);
  const status = await apply(trx, decision, reason);
  await writeAudit(trx, {
    actorUserId: operatorId,
    action: `provider.${request.decision}`,
    subject,
    details: { submissionId: submission.id, kind: submission.kind, reasons: request.reasons, reason },
  });
  const counted = request.decision === 'ask' ? { ...submission, waiting_since: now } : submission;
  await sendProviderMail(services, trx, counted, { event: EVENTS[request.decision], reason, now });
  return status;
}

async function apply(
  trx: Transaction<Schema>,
  { request, submission, status, operatorId, now }: Decision,
  reason: string,
) {
  if (status === PROVIDER_REVIEW.none || status === PROVIDER_REVIEW.reviewing) {
    const subject = `provider:${request.userId}` as const;
    await insertReviewMessage(trx, { subject, authorUserId: operatorId, isOperator: true, text: reason, now });
    await restartLapse(trx, submission.id, now);
    return PROVIDER_REVIEW.reviewing;
  }
  // First, so that the tax ID is never free in between.
  if (status === PROVIDER_REVIEW.approved) {
    await (submission.kind === 'application' ? makeProvider : changeProvider)(trx, submission, now);
  }
  await closeSubmission(trx, submission.id, { status, operatorId, reasons: request.reasons, reason, now });
  return status;
}
