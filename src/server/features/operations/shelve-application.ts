import type { Transaction } from 'kysely';
import type { RemovalReason } from '#contract/application/operator-entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import type { Services } from '../../services.ts';
import { changeApplication, lockApplication } from './application-change-queries.ts';
import { sendRemovalMail } from './send-removal-mail.ts';
import type { Actor } from './write-change.ts';

interface ShelfDecision {
  readonly action: 'remove' | 'restore';
  readonly applicationId: string;
  readonly template: RemovalReason | null;
  readonly reason: string;
}

/**
 * Changes an application's shelf status, notifies its developer and returns the audit entry, null if nothing changed.
 */
export function createShelveApplication(services: Pick<Services, 'config' | 'jobs'>) {
  return async (trx: Transaction<Schema>, { now }: Actor, decision: ShelfDecision) => {
    const { action, template, reason } = decision;
    const application = await lockApplication(trx, decision.applicationId);
    const result = requireAllowed(move(applicationShelf, application.status, action));
    if (!result.hasEffect) return null;
    const removal =
      action === 'remove'
        ? { removal_template: template, removal_reason: reason, removed_at: now }
        : { removal_template: null, removal_reason: '', removed_at: null };
    const updated_at = changedAt(application.updated_at, now);
    await changeApplication(trx, application.id, { status: result.to, updated_at, ...removal });
    if (result.to === SHELF.onShelf) await services.jobs.enqueue(trx, RELATE_GAMES, { applicationId: application.id });
    await sendRemovalMail(services, trx, { application, isRemoved: action === 'remove', template, reason, now });
    return {
      action: `application.${action}`,
      subject: `application:${application.app_id}`,
      details: { from: application.status, to: result.to, template, reason },
    } as const;
  };
}
