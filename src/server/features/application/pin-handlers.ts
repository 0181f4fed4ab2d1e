import type { Transaction } from 'kysely';
import {
  orderPinnedApplications,
  pinApplication,
  unpinApplication,
} from '#contract/application/developer-endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isSameApplicationId } from '#contract/schema/application-id.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from './own-application-queries.ts';
import { findPinned, lockPins, type PinnedRow, writePinned } from './pin-queries.ts';

type Parts = Pick<Services, 'database'>;

/** The top of a developer's own list. Nobody else sees it, so no page has to be made anew. */
export function pinHandlers(services: Parts): BoundHandler[] {
  return [
    handle(pinApplication, createPin(services)),
    handle(unpinApplication, createUnpin(services)),
    handle(orderPinnedApplications, createOrderPinned(services)),
  ];
}

/** Who is not told where to stand comes last, or stays where it is. A place beyond the last one is the last one. */
function createPin(services: Parts): Handler<typeof pinApplication> {
  return ({ applicationId, sort }, context) =>
    changePins(services, context, async ({ trx, userId, pinned }) => {
      const id = requireOwnApplication(await findOwnNumber(trx, { userId, applicationId }));
      if (sort !== undefined && sort < 1) {
        throw new ApiError(ERROR.sortMustStartAtOne, { fields: { sort: 'field.range' } });
      }
      const ids = pinned.map((row) => row.id);
      const others = ids.filter((other) => other !== id);
      const present = ids.indexOf(id);
      const place = Math.min((sort ?? (present < 0 ? ids.length + 1 : present + 1)) - 1, others.length);
      return { ids: others.toSpliced(place, 0, id), reply: { result: true, sort: place + 1 } };
    });
}

function createUnpin(services: Parts): Handler<typeof unpinApplication> {
  return ({ applicationId }, context) =>
    changePins(services, context, async ({ trx, userId, pinned }) => {
      const id = requireOwnApplication(await findOwnNumber(trx, { userId, applicationId }));
      return { ids: pinned.map((row) => row.id).filter((other) => other !== id), reply: { result: true } };
    });
}

/** What another window has unpinned meanwhile stays so, and what it has pinned comes after what is named. */
function createOrderPinned(services: Parts): Handler<typeof orderPinnedApplications> {
  return ({ applicationIds }, context) =>
    changePins(services, context, async ({ trx, userId, pinned }) => {
      const named = applicationIds.flatMap((appId) => pinned.filter((row) => isSameApplicationId(row.app_id, appId)));
      const unpinned = applicationIds.filter((appId) => !named.some((row) => isSameApplicationId(row.app_id, appId)));
      for (const applicationId of unpinned) requireOwnApplication(await findOwnNumber(trx, { userId, applicationId }));
      return { ids: [...new Set([...named, ...pinned].map(({ id }) => id))], reply: { result: true } };
    });
}

interface Pins {
  readonly trx: Transaction<Schema>;
  readonly userId: number;
  readonly pinned: readonly PinnedRow[];
}

/** Reads the order, lets it be changed and writes it anew, one call of a developer after the other. */
async function changePins<Reply>(
  { database }: Parts,
  context: CallContext,
  change: (pins: Pins) => Promise<{ readonly ids: readonly number[]; readonly reply: Reply }>,
): Promise<Reply> {
  const { userId } = requireSession(context);
  return database.db.transaction().execute(async (trx) => {
    await lockPins(trx, userId);
    const { ids, reply } = await change({ trx, userId, pinned: await findPinned(trx, userId) });
    await writePinned(trx, userId, ids);
    return reply;
  });
}
