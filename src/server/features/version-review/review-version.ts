import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import type { VersionDecision } from '#contract/version/operator-entities.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { joinVersionReasons } from '../../mails/version-reasons.ts';
import type { VersionMailEvent } from '../../mails/version-review.ts';
import type { Services } from '../../services.ts';
import { saveSnapshot } from '../application/public.ts';
import { writeAudit } from '../audit/public.ts';
import { requireClaim } from '../claim/public.ts';
import { findHighestVersionCode } from '../inspection/public.ts';
import { insertReviewMessage } from '../provider/public.ts';
import { findParent, type LockedVersion, lockVersion, moveReviewTo, sendVersionMail } from '../version/public.ts';
import { findInspectionState } from './case-queries.ts';
import {
  requireInspected,
  requireReason,
  requireRisingCode,
  requireUnchanged,
  requireVersion,
} from './version-review-policy.ts';

const EVENTS = {
  approve: 'approved',
  reject: 'rejected',
  ask: 'asked',
} as const satisfies Record<VersionDecision, VersionMailEvent>;

type ReviewServices = Pick<Services, 'database' | 'jobs' | 'config'>;

/** A decision and its subject, locked until it commits. */
interface Decision {
  readonly request: RequestOf<EndpointNamed<'reviewVersion'>>;
  readonly found: LockedVersion;
  readonly operatorId: number;
  /** In the developer's language. */
  readonly reason: string;
  readonly now: Date;
}

/** Decides on a version in review, or asks about it; of two concurrent decisions the first one wins. */
export function reviewVersion(services: ReviewServices): Handler<'reviewVersion'> {
  return async (request, context) => {
    const { userId: operatorId } = requireSession(context);
    const now = new Date(context.clock());
    if (request.decision !== 'approve') requireReason(request);
    const review = await services.database.db.transaction().execute(async (trx) => {
      const found = requireVersion(await lockVersion(trx, request.id));
      if (found.version.review !== VERSION_REVIEW.inReview) throw new ApiError(ERROR.wrongReviewState);
      requireUnchanged(found, request);
      await requireClaim(trx, { subject: `version:${request.id}`, userId: operatorId, now });
      const reason = joinVersionReasons(request.reasons, request.reason ?? '', found.version.language);
      return decide(services, trx, { request, found, operatorId, reason, now });
    });
    return { result: true, review };
  };
}

async function decide(services: ReviewServices, trx: Transaction<Schema>, decision: Decision): Promise<VersionReview> {
  const { request, found, operatorId, reason, now } = decision;
  const review = await APPLY[request.decision](trx, decision);
  await writeAudit(trx, {
    actorUserId: operatorId,
    action: `version.${request.decision}`,
    subject: `version:${request.id}`,
    details: { applicationId: found.application.app_id, reasons: request.reasons, reason },
  });
  await sendVersionMail(services, trx, request.id, { event: EVENTS[request.decision], reason, now });
  return review;
}

const APPLY = { approve, reject, ask } as const satisfies Record<VersionDecision, unknown>;

/** Stores the reviewed form, so that the next reviewer sees the changes since. */
async function approve(trx: Transaction<Schema>, { found, operatorId, now }: Decision): Promise<VersionReview> {
  const { version, application } = found;
  const parent = requireVersion(await findParent(trx, application.id));
  requireInspected(version, { parent, inspection: await findInspectionState(trx, version) });
  requireRisingCode(version, await findHighestVersionCode(trx, othersOf(version)));
  await saveSnapshot(trx, { applicationId: application.id, cause: 'approval', now });
  return moveReviewTo(trx, version, { action: 'approve', now, decidedBy: operatorId });
}

/** Other approved versions of the platform: one may have been approved while this one waited. */
function othersOf({ id, application_id: applicationId, platform }: LockedVersion['version']) {
  return { applicationId, platform, exceptId: id };
}

function reject(trx: Transaction<Schema>, { found, operatorId, reason, now }: Decision): Promise<VersionReview> {
  return moveReviewTo(trx, found.version, { action: 'reject', now, decidedBy: operatorId, reason });
}

async function ask(trx: Transaction<Schema>, { found, operatorId, reason, now }: Decision): Promise<VersionReview> {
  const { id, review } = found.version;
  const message = { subject: `version:${id}`, authorUserId: operatorId, isOperator: true, text: reason, now } as const;
  await insertReviewMessage(trx, message);
  return review;
}
