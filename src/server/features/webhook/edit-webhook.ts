import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row, RowUpdate, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { dropWaiting } from './delivery-queries.ts';
import { presentWebhook } from './present-webhook.ts';
import { requireForm, requireOwnWebhook } from './webhook-policy.ts';
import { changeWebhook, findOwnWebhook, lockOwnWebhook } from './webhook-queries.ts';

/** Changes the given fields; turning a webhook off fails its waiting deliveries. */
export function editWebhook({ config, database }: Pick<Services, 'config' | 'database'>): Handler<'editWebhook'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const row = await database.db.transaction().execute(async (trx) => {
      const before = requireOwnWebhook(await lockOwnWebhook(trx, { userId, id: request.id }));
      requireForm(request, config);
      await applyChange(trx, before, { change: toChange(before, request), userId, at });
      return requireOwnWebhook(await findOwnWebhook(trx, { userId, id: request.id }));
    });
    return { webhook: presentWebhook(row, context.clock()) };
  };
}

type Change = RowUpdate<'webhooks'>;

/** The fields that change. A new address, or turning a webhook on again, resets its failure record. */
function toChange(
  before: Row<'webhooks'>,
  { url, description, events, isEnabled }: RequestOf<EndpointNamed<'editWebhook'>>,
): Change {
  const isMoved = url !== undefined && url !== before.url;
  const isSwitched = isEnabled !== undefined && isEnabled !== before.is_enabled;
  const wanted = events === undefined ? before.events : [...new Set(events)];
  return {
    ...(isMoved ? { url, failing_since: null } : {}),
    ...(description !== undefined && description !== before.description ? { description } : {}),
    ...(isSame(wanted, before.events) ? {} : { events: wanted }),
    ...(isSwitched && isEnabled ? { is_enabled: true, off_reason: null, failing_since: null } : {}),
    ...(isSwitched && !isEnabled ? { is_enabled: false, off_reason: 'owner' } : {}),
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

interface Applied {
  readonly change: Change;
  readonly userId: number;
  readonly at: Date;
}

async function applyChange(trx: Transaction<Schema>, { id }: Row<'webhooks'>, { change, userId, at }: Applied) {
  const changed = Object.keys(change);
  if (changed.length === 0) return;
  await changeWebhook(trx, id, { ...change, updated_at: at });
  if (change.is_enabled === false) await dropWaiting(trx, id, at);
  const details = { changed };
  await writeAudit(trx, { actorUserId: userId, action: 'webhook.edit', subject: `webhook:${id}`, details });
}
