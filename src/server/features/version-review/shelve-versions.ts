import type { Transaction } from 'kysely';
import { type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionReason } from '#contract/version/operator-entities.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Schema } from '../../db/schema.ts';
import { joinVersionReasons } from '../../mails/version-reasons.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import {
  findWaitingAppeal,
  type LockedVersion,
  lockVersion,
  moveVersionTo,
  sendVersionMail,
} from '../version/public.ts';
import { closeAppeal } from './appeal-queries.ts';
import { setRemovalReason } from './case-queries.ts';
import { requireVersion } from './version-review-policy.ts';

type ShelfServices = Pick<Services, 'database' | 'jobs' | 'config' | 'cache'>;

interface ShelfDecision {
  readonly id: number;
  readonly action: 'remove' | 'restore';
  readonly reasons: readonly VersionReason[];
  readonly written: string;
  readonly operatorId: number;
  readonly now: Date;
}

export async function shelve(services: ShelfServices, decision: ShelfDecision): Promise<Shelf> {
  return writeCatalogue(services, async (trx) => {
    const found = requireVersion(await lockVersion(trx, decision.id));
    const moved = await moveVersionTo(trx, found, decision);
    // Idempotent, and notified only once.
    if (moved.status !== found.version.status) await tell(services, trx, { decision, found, to: moved.status });
    return moved.status;
  });
}

interface Shelved {
  readonly decision: ShelfDecision;
  readonly found: LockedVersion;
  readonly to: Shelf;
}

async function tell(
  services: ShelfServices,
  trx: Transaction<Schema>,
  { decision, found, to }: Shelved,
): Promise<void> {
  const { id, action, reasons, written, operatorId, now } = decision;
  const { version, application } = found;
  const reason = joinVersionReasons(reasons, written, version.language);
  await setRemovalReason(trx, id, reason);
  // An appeal against a rejection that is still in effect stays pending.
  const isSettled = action === 'restore' && version.review !== VERSION_REVIEW.rejected;
  const appeal = isSettled ? await findWaitingAppeal(trx, id) : undefined;
  if (appeal !== undefined) await closeAppeal(trx, appeal.id, { state: 'granted', answer: '', operatorId, now });
  await writeAudit(trx, {
    actorUserId: operatorId,
    action: `version.${action}`,
    subject: `version:${id}`,
    details: { applicationId: application.app_id, from: version.status, to, reasons, reason },
  });
  await sendVersionMail(services, trx, id, { event: action === 'remove' ? 'removed' : 'restored', reason, now });
}
