import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { requireClaim } from '../claim/public.ts';
import {
  findWaitingAppeal,
  type LockedVersion,
  lockVersion,
  moveVersionTo,
  returnToReview,
  sendVersionMail,
} from '../version/public.ts';
import { closeAppeal, mayDecideAppeal } from './appeal-queries.ts';
import { setRemovalReason } from './case-queries.ts';
import { requireReason, requireVersion } from './version-review-policy.ts';

type AppealServices = Pick<Services, 'database' | 'jobs' | 'config' | 'cache'>;

const OUTCOMES = {
  grant: { state: 'granted', event: 'appealGranted' },
  decline: { state: 'declined', event: 'appealDeclined' },
} as const;

/**
 * Grants or declines an appeal.
 * @throws ApiError `permissionDenied` for an operator involved in the decision while another one is not;
 * `wrongReviewState` if no appeal is pending, or nothing is left to grant.
 */
export function decideAppeal(services: AppealServices): Handler<'decideAppeal'> {
  return async (request, context) => {
    const { userId: operatorId } = requireSession(context);
    const now = new Date(context.clock());
    if (request.decision === 'decline') requireReason(request);
    await writeCatalogue(services, async (trx) => {
      const found = requireVersion(await lockVersion(trx, request.id));
      const appeal = await findWaitingAppeal(trx, request.id);
      if (appeal === undefined) throw new ApiError(ERROR.wrongReviewState);
      const operator = { userId: operatorId, operatorEmails: services.config.OPERATOR_EMAILS };
      if (!(await mayDecideAppeal(trx, found.version, operator))) throw new ApiError(ERROR.permissionDenied);
      await requireClaim(trx, { subject: `version:${request.id}`, userId: operatorId, now });
      if (request.decision === 'grant') await grant(services, trx, { found, now });
      await close(services, trx, { request, found, appealId: appeal.id, operatorId, now });
    });
    return { result: true, state: OUTCOMES[request.decision].state };
  };
}

interface Granted {
  readonly found: LockedVersion;
  readonly now: Date;
}

/** Reverts whichever is in effect: the removal, the rejection, or both. */
async function grant(services: AppealServices, trx: Transaction<Schema>, { found, now }: Granted): Promise<void> {
  const { version } = found;
  const isRemoved = version.status === SHELF.removed;
  const isRejected = version.review === VERSION_REVIEW.rejected;
  if (!isRemoved && !isRejected) throw new ApiError(ERROR.wrongReviewState);
  if (isRemoved) {
    await moveVersionTo(trx, found, { action: 'restore', now });
    await setRemovalReason(trx, version.id, '');
  }
  if (isRejected) await returnToReview(services, trx, { version, now });
}

interface Closed extends Granted {
  readonly request: RequestOf<EndpointNamed<'decideAppeal'>>;
  readonly appealId: number;
  readonly operatorId: number;
}

async function close(services: AppealServices, trx: Transaction<Schema>, closed: Closed): Promise<void> {
  const { request, found, appealId, operatorId, now } = closed;
  const { state, event } = OUTCOMES[request.decision];
  const answer = (request.reason ?? '').trim();
  await closeAppeal(trx, appealId, { state, answer, operatorId, now });
  await writeAudit(trx, {
    actorUserId: operatorId,
    action: `version.appeal_${request.decision}`,
    subject: `version:${request.id}`,
    details: { applicationId: found.application.app_id, reason: answer },
  });
  await sendVersionMail(services, trx, request.id, { event, reason: answer, now });
}
